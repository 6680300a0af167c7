<?php
$host = getenv('MEDIA_API_URL') ?: 'https://media-api.geneea.com';
// Without encryption, anybody on the way could read the key.
if (!preg_match('~^https:|^http://(localhost|127\.0\.0\.1)(:\d+)?$~D', $host)) {
    throw new RuntimeException('Use https.');
}
if ($_SERVER['REQUEST_METHOD'] !== 'POST' || $_SERVER['REQUEST_URI'] !== '/tags') {
    http_response_code(404);
    exit;
}
// Check here who is asking, and limit how often.
// Browsers send JSON to another origin only after they ask, and this server doesn't allow it.
if (!preg_match('~^application/json\b~', $_SERVER['CONTENT_TYPE'] ?? '')) {
    http_response_code(415);
    exit;
}
$longest = 500000; // bytes
$body = file_get_contents('php://input', false, null, 0, $longest + 1);
if (strlen($body) > $longest) {
    http_response_code(413);
    exit;
}
$article = json_decode($body, true);
$request = curl_init("$host/v2/nlp/analyze");
curl_setopt_array($request, [
    CURLOPT_HTTPHEADER => ['Content-Type: application/json', 'X-API-Key: ' . getenv('MEDIA_API_KEY')],
    CURLOPT_POSTFIELDS => json_encode([
        'id' => $article['id'] ?? '',
        'title' => $article['title'] ?? '',
        'text' => $article['text'] ?? '',
        'analyses' => ['tags'],
    ], JSON_UNESCAPED_UNICODE),
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_TIMEOUT => 60,
]);
$analysis = curl_exec($request);
$status = curl_getinfo($request, CURLINFO_HTTP_CODE);
if ($status !== 200) {
    error_log("Status $status");
    http_response_code($status === 429 ? 429 : 502);
    exit;
}
header('Content-Type: application/json');
echo json_encode(json_decode($analysis)->tags ?? []);

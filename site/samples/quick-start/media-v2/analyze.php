<?php
$article = [
    'id' => '1234',
    'title' => 'Emmanuel Macron in Germany.',
    'text' => 'Mr. Macron visits a trade show in Munich.',
];

$request = curl_init('https://media-api.geneea.com/v2/nlp/analyze');
curl_setopt_array($request, [
    CURLOPT_HTTPHEADER => [
        'X-API-Key: ' . getenv('MEDIA_API_KEY'),
        'Content-Type: application/json',
    ],
    CURLOPT_POSTFIELDS => json_encode($article),
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_TIMEOUT => 60,
]);

$body = curl_exec($request);
$status = curl_getinfo($request, CURLINFO_HTTP_CODE);
if ($status !== 200) {
    fwrite(STDERR, "HTTP $status: " . ($body ?: curl_error($request)) . "\n");
    exit(1);
}

echo json_encode(json_decode($body), JSON_PRETTY_PRINT | JSON_UNESCAPED_UNICODE), "\n";

import java.io.PrintStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

public class Analyze {
    private static final String ARTICLE = """
        {
          "id": "1234",
          "title": "Emmanuel Macron in Germany.",
          "text": "Mr. Macron visits a trade show in Munich."
        }
        """;

    public static void main(String[] args) throws Exception {
        var request = HttpRequest.newBuilder(URI.create("https://media-api.geneea.com/v2/nlp/analyze"))
            .header("X-API-Key", System.getenv("MEDIA_API_KEY"))
            .header("Content-Type", "application/json")
            .timeout(Duration.ofSeconds(60))
            .POST(HttpRequest.BodyPublishers.ofString(ARTICLE))
            .build();

        var response = HttpClient.newHttpClient()
            .send(request, HttpResponse.BodyHandlers.ofString());

        if (response.statusCode() != 200) {
            System.err.println("HTTP " + response.statusCode() + ": " + response.body());
            System.exit(1);
        }

        var output = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        output.println(response.body());
    }
}

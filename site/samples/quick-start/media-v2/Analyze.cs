using System;
using System.Net.Http;
using System.Text;
using System.Threading.Tasks;

public static class Analyze
{
    private const string Url = "https://media-api.geneea.com/v2/nlp/analyze";

    private const string Article = @"{
  ""id"": ""1234"",
  ""title"": ""Emmanuel Macron in Germany."",
  ""text"": ""Mr. Macron visits a trade show in Munich.""
}";

    public static int Main()
    {
        return Run().GetAwaiter().GetResult();
    }

    private static async Task<int> Run()
    {
        Console.OutputEncoding = new UTF8Encoding(false);

        using (var client = new HttpClient { Timeout = TimeSpan.FromSeconds(60) })
        using (var request = new HttpRequestMessage(HttpMethod.Post, Url))
        {
            var key = Environment.GetEnvironmentVariable("MEDIA_API_KEY");
            request.Headers.Add("X-API-Key", key);
            request.Content = new StringContent(Article, Encoding.UTF8, "application/json");

            using (var response = await client.SendAsync(request))
            {
                var body = await response.Content.ReadAsStringAsync();
                if (!response.IsSuccessStatusCode)
                {
                    Console.Error.WriteLine($"HTTP {(int)response.StatusCode}: {body}");
                    return 1;
                }
                Console.WriteLine(body);
                return 0;
            }
        }
    }
}

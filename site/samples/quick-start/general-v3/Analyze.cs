using System;
using System.Net.Http;
using System.Text;
using System.Threading.Tasks;

public static class Analyze
{
    private const string Url = "https://api.geneea.com/v3/analysis";

    private const string Document = @"{
  ""id"": ""1"",
  ""text"": ""Our trip to London was amazing, only the pizza was a bit cold."",
  ""analyses"": [""entities"", ""sentiment""]
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
            var key = Environment.GetEnvironmentVariable("GENEEA_API_KEY");
            request.Headers.Add("Authorization", "user_key " + key);
            request.Content = new StringContent(Document, Encoding.UTF8, "application/json");

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

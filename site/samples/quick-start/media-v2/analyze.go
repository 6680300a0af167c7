package main

import (
	"fmt"
	"io"
	"net/http"
	"os"
	"strings"
	"time"
)

const article = `{
  "id": "1234",
  "title": "Emmanuel Macron in Germany.",
  "text": "Mr. Macron visits a trade show in Munich."
}`

func main() {
	request, err := http.NewRequest(
		"POST", "https://media-api.geneea.com/v2/nlp/analyze", strings.NewReader(article))
	check(err)
	request.Header.Set("X-API-Key", os.Getenv("MEDIA_API_KEY"))
	request.Header.Set("Content-Type", "application/json")

	client := http.Client{Timeout: 60 * time.Second}
	response, err := client.Do(request)
	check(err)
	defer response.Body.Close()
	body, err := io.ReadAll(response.Body)
	check(err)

	if response.StatusCode != http.StatusOK {
		check(fmt.Errorf("HTTP %d: %s", response.StatusCode, body))
	}
	fmt.Println(string(body))
}

func check(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

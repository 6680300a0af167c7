use strict;
use warnings;
use utf8;
use HTTP::Tiny;
use JSON::PP;

my $json = JSON::PP->new->utf8->canonical->pretty;

my $response = HTTP::Tiny->new(timeout => 60, verify_SSL => 1)->post(
    'https://media-api.geneea.com/v2/nlp/analyze',
    {
        headers => {
            'X-API-Key'    => $ENV{MEDIA_API_KEY},
            'Content-Type' => 'application/json',
        },
        content => $json->encode({
            id    => '1234',
            title => 'Emmanuel Macron in Germany.',
            text  => 'Mr. Macron visits a trade show in Munich.',
        }),
    },
);

die "HTTP $response->{status}: $response->{content}\n" unless $response->{success};

print $json->encode($json->decode($response->{content}));

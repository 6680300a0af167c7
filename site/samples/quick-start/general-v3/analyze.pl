use strict;
use warnings;
use utf8;
use HTTP::Tiny;
use JSON::PP;

my $json = JSON::PP->new->utf8->canonical->pretty;

my $response = HTTP::Tiny->new(timeout => 60, verify_SSL => 1)->post(
    'https://api.geneea.com/v3/analysis',
    {
        headers => {
            'Authorization' => "user_key $ENV{GENEEA_API_KEY}",
            'Content-Type'  => 'application/json',
        },
        content => $json->encode({
            id       => '1',
            text     => 'Our trip to London was amazing, only the pizza was a bit cold.',
            analyses => ['entities', 'sentiment'],
        }),
    },
);

die "HTTP $response->{status}: $response->{content}\n" unless $response->{success};

print $json->encode($json->decode($response->{content}));

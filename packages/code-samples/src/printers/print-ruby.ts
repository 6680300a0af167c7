import {
  printCall,
  printLiteral,
  JSON_SYNTAX,
  quoteWithoutVariables,
  SHARED_ESCAPES,
} from './print-literal';
import { toPascalCase, expectsJson, hasBody, sentHeaders, sentUrl } from '../request';
import type { SampleRequest } from '../request';
import type { Dialect } from './print-literal';

/** Between double quotes, # can begin an expression. */
const DOUBLE_QUOTED = { ...SHARED_ESCAPES, '"': '\\"', '#': '\\#' };

const RUBY: Dialect = {
  indent: '  ',
  trailingComma: false,
  null: 'nil',
  true: 'true',
  false: 'false',
  ...JSON_SYNTAX,
  string: quoteRuby,
  entry: (key, value) => `${/^[A-Za-z_]\w*$/.test(key) ? key : quoteRuby(key)}: ${value}`,
};

/** Methods for which net/http has its own class. */
const CLASSES = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Prints a script that needs only what comes with Ruby. */
export function printRuby(request: SampleRequest): string {
  const usesJson = hasBody(request) || expectsJson(request);
  return `${usesJson ? "require 'json'\n" : ''}require 'net/http'

uri = URI(${quoteRuby(sentUrl(request.url))})
request = ${printRequest(request)}
${hasBody(request) ? `request.body = ${printLiteral(request.body, RUBY)}.to_json\n` : ''}
response = Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == 'https') do |http|
  http.request(request)
end
abort "#{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)
${expectsJson(request) ? '\nputs JSON.pretty_generate(JSON.parse(response.body))\n' : ''}`;
}

function printRequest(request: SampleRequest): string {
  const { method } = request;
  const headers = sentHeaders(request).map(
    ([name, value]) => `${quoteRuby(name)} => ${quoteRuby(value)}`,
  );
  if (CLASSES.includes(method)) {
    return printCall(
      `Net::HTTP::${toPascalCase(method.toLowerCase())}.new`,
      ['uri', ...headers],
      RUBY,
    );
  }
  // The method, whether the request and whether the response may have a body.
  const parameters = [quoteRuby(method), 'true', 'true', 'uri', ...headers];
  return printCall('Net::HTTPGenericRequest.new', parameters, RUBY);
}

function quoteRuby(text: string): string {
  return quoteWithoutVariables(text, DOUBLE_QUOTED);
}

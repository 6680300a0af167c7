/** A text whose names are between backticks, as in the descriptions of a contract. */
export default function CodeWords({ text }: { text: string }) {
  return text
    .split('`')
    .map((words, index) => (index % 2 === 1 ? <code key={index}>{words}</code> : words));
}

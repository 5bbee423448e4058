// Reads tables of words by language: one column a line, "name: words", the same columns in each language.

export function readColumns<Name extends string>(
  names: readonly Name[],
  text: string,
): Readonly<Record<Name, string>> {
  const read = new Map(
    text
      .trim()
      .split('\n')
      .map((line): [string, string] => {
        const at = line.indexOf(': ');
        return [line.slice(0, at), line.slice(at + 2)];
      }),
  );
  const wordsOf = (name: Name): string => {
    const words = read.get(name);
    if (words === undefined) throw new Error(`No column is named ${name}`);
    return words;
  };
  if (read.size !== names.length) throw new Error('A table has other columns than its names');
  return Object.fromEntries(names.map((name) => [name, wordsOf(name)])) as Record<Name, string>;
}

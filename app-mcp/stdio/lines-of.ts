const lineFeed = 0x0A

/**
 * The lines of a stream, as bytes. A reader of text would replace what is not UTF-8, and also end a line at a line
 * separator (U+2028), which JSON holds as it is.
 */
export async function* linesOf(input: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let begun: Array<Uint8Array> = []
  for await (const piece of input) {
    let from = 0
    for (let to = piece.indexOf(lineFeed); to !== -1; to = piece.indexOf(lineFeed, from)) {
      yield Buffer.concat([...begun, piece.subarray(from, to)])
      begun = []
      from = to + 1
    }
    begun.push(piece.subarray(from))
  }
  yield Buffer.concat(begun)
}

const magic = "Trie Language Model"
const logBase = Math.log(1.0001)
const unigramSize = 12

/**
 * Raises words to a probability of at least 10^`exponent` in a binary Sphinx trie model, adding missing ones. The
 * format (ngram_model_trie.c): header, unigrams of 12 bytes (probability, back-off, next), tries, then the word list.
 */
export const raiseWords = (model: Buffer, words: ReadonlyArray<string>, exponent: number): Buffer => {
  if (model.toString("latin1", 0, magic.length) !== magic) throw new Error("not a binary trie language model")
  const probability = (exponent * Math.LN10) / logBase
  const order = model[magic.length] ?? 0
  const count = model.readUInt32LE(20)
  const unigrams = 20 + 4 * order + 4 + 4 * ((order - 2) * 131_072 + 65_536)
  const end = unigrams + unigramSize * count
  const list = wordListStart(model, end)
  const known = new Map(model.toString("latin1", list + 4).split("\0").slice(0, -1).map((word, index) => [word, index]))
  if (known.size !== count) throw new Error("the word list of the language model does not match its size")

  const head = Buffer.from(model.subarray(0, end))
  const added = words.filter((word) => !known.has(word))
  head.writeUInt32LE(count + added.length, 20)
  for (const word of words) {
    const index = known.get(word)
    if (index === undefined) continue
    const at = unigrams + unigramSize * index
    if (head.readFloatLE(at) < probability) head.writeFloatLE(probability, at)
  }
  const next = model.readUInt32LE(end + 8)
  const entries = Buffer.alloc(unigramSize * added.length)
  added.forEach((_, index) => {
    entries.writeFloatLE(probability, unigramSize * index)
    entries.writeUInt32LE(next, unigramSize * index + 8)
  })
  const names = Buffer.from(added.map((word) => `${word}\0`).join(""), "latin1")
  const size = Buffer.alloc(4)
  size.writeUInt32LE(model.length - list - 4 + names.length)
  return Buffer.concat([head, entries, model.subarray(end, list), size, model.subarray(list + 4), names])
}

/** The word list is at the end of the file and starts with its own length. */
const wordListStart = (model: Buffer, after: number): number => {
  for (let at = model.length - 5; at > after; at--) if (model.readUInt32LE(at) === model.length - at - 4) return at
  throw new Error("the language model has no word list")
}

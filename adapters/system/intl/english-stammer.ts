/**
 * Words that people repeat while they search for the next one. Only these are taken for a stammer: a number, a letter that is spelled
 * or a name may be said twice and be meant twice, in writing without capitals too.
 */
const words =
  "i|an|the|and|but|so|or|if|as|we|you|he|she|it|they|me|us|him|her|them|my|our|your|his|its|their|this|these|those|there|to|of|in|on|at|by|for|from|with|about|into|is|are|was|were|am|be|been|do|does|did|has|have|will|would|can|could|should|may|might|must|what|when|where|who|how|why|which|because|than|then|just|not|i'm|i'll|i've|we're|we'll|we've|it's|that's|there's|you're|they're|he's|she's|don't|doesn't|didn't|can't|isn't|won't|let's"
/** A single letter between others is one of them: "w a a f". */
const letter = String.raw`(?<![\p{L}\p{N}'’])(?<!(?<![\p{L}'’])\p{L} )`
const alone = String.raw`(?![\p{L}\p{N}'’])(?! \p{L}(?![\p{L}'’]))`

const word = words.replaceAll("'", "['’]")
export const stammer = new RegExp(
  String.raw`${letter}(?:(${word})(?:[,—–-]* \1)+|(a)[,—–-]* \2)${alone}`,
  "giu",
)

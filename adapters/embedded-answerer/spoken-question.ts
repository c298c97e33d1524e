/** Where a recogniser writes no punctuation, only the order of words reveals a question. */
const subject =
  "(?:i|you|we|they|he|she|it|there|that|this|the|your|my|our|his|her|their|anyone|anybody|everyone|everybody|somebody|someone)"
const verb = "(?:do|does|did|is|are|was|were|can|could|will|would|should|has|have|shall)"
const leads =
  "(?:(?:so|and|but|okay|ok|right|well|great|good|um|uh|then|alright|yeah|now|also|sorry|perfect|lovely|hmm|oh),? )*"
const asking = new RegExp(
  String
    .raw`^${leads}(?:(?:what|who|why|when|where|whose|how|which \w+|how (?:many|much|long|often|far|old|big)(?: \w+){0,2}) ${verb}\b(?! called)|(?:what|who|where|when|how)['’]s\b|who (?:wants|needs|makes|knows|takes|has)\b|(?:what|how) about\b|how come\b|${verb} ${subject}\b)`,
  "i",
)
const embedded = new RegExp(
  String
    .raw`\b(?:(?:do|does|did) (?:we|you|anyone|anybody) (?:know|have|need|want|think)\b|(?:what|why|when|where|how (?:many|much|long|often|far)(?: \w+)?) ${verb} ${subject}\b(?! (?:called|again)\b)(?! \w+$)|(?:can|could|would) (?:you|we|i) (?:tell|just tell|say)\b)`,
  "i",
)
const punctuation = /[.?!…]/
/** With more words, a question is followed by its answer. */
const longest = 18
/** Before a question, fewer characters only lead up to it. */
const shortest = 20

/** Whether a text without punctuation asks something. */
export const asksUnpunctuated = (text: string): boolean =>
  !punctuation.test(text) && text.split(/\s+/).length <= longest && asking.test(text)

/** A text without punctuation, divided where a question begins in it. */
export const dividedAtQuestion = (text: string): ReadonlyArray<string> => {
  const at = punctuation.test(text) || asking.test(text) ? undefined : embedded.exec(text)?.index
  return at === undefined || at < shortest ? [text] : [text.slice(0, at), text.slice(at)]
}

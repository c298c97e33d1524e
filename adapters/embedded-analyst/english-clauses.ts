/** Where a recogniser writes no marks, a long line is read clause by clause. */
const marked = /[.,;:?!…–—](?=.)/
const leastWords = 7
/** A line that ends with a mark was probably meant as one sentence. */
const leastMarked = 16
/** Fewer words only introduce what follows: "okay so …", "of course I'll …". */
const leastBefore = 3

const person = "(?:i|we|you|he|she|they|it|there|that)"
const shortened = "(?:['’](?:ll|m|re|ve|d|s))"
const helper = "(?:can|could|would|will|do|did|have|are|is|does|shall|should)"
const asks =
  `(?:${helper} (?:you|we|i|they|he|she|somebody|someone|anybody|anyone|everyone|everybody)|(?:what|who|when|where|how|why)(?:['’]s| (?:is|are|do|does|did|can|could|would|will|about))|how (?:much|many|long|often)|whose)`
/** Always begins a clause. */
const alone =
  `(?:(?:i|we)(?:['’]ll| will)|let['’]s|i['’]m (?:going to|gonna|getting|sending|not)|(?:can|could|would|will|have|did) (?:you|somebody|someone|anybody|anyone)|please (?:(?:can|could|will|would) you|(?=(?!can|could|will|would|don)[a-z]+ (?:it|them|me|us|the|your|an?|all)\\b))|(?:is|are) there (?=an?\\b|any|something|anything|enough|still)|do you (?:want|need|have|know|think)|(?:do|should|can) we(?= \\w+)|is (?:it|that) (?:okay|ok|all right)|shall (?:we|i)|i need (?=(?:the|your|an?|you)\\b)|that(?:['’]d| would) be|don['’]t worry|thank you|thanks|my (?:wife|husband|daughter|son|mum|mother|father|dad|boss|colleague))`
/** Begins a clause only after a conjunction. */
const joined = `(?:${person}(?:${shortened}| (?!and\\b|or\\b|to\\b|in\\b|of\\b))|let['’]s|please|don['’]t|${asks})`
/** "So she doesn't …" states a purpose. */
const purpose = "(?:i|we|you|he|she|they|it) (?:don['’]t|doesn['’]t|can\\b|can['’]t|won['’]t)"
const next = new RegExp(
  `(?<= )(?:(?:and(?! (?:we|they|it) )|but|so|then|okay|ok)(?: (?:then|so|also|now|um|uh))? (?=${joined}\\b)(?!(?<=so )${purpose})|(?=${alone}))`,
  "gi",
)
/** A question stands apart from the reply before it; a promise belongs to it. */
const question = new RegExp(`^(?:(?:and|but|so|then) )?(?:${asks})\\b`, "i")
/** A clause does not end with one of these words. */
const leading =
  /(?:^|\s)(?:that|if|when|what|who|whom|where|how|which|why|whether|because|cause|cos|as|before|after|until|till|while|than|whatever|once|unless|and|or|but|so|then|think|thinks|thought|guess|hope|suppose|believe|said|say|says|told|tell|wonder|know|knows|mean|sure|wish|like|bet|reckon|promise|promised|everything|anything|something|everyone|everybody|someone|somebody|anyone|anybody|guys|all|the|a|an|of|to|for|with|from|about|in|on|at|by|not|also|just|please|maybe|perhaps|probably|um|uh|well|okay|ok|yes|yeah|no|sorry|now|agreed|decided|i|we|you|he|she|they)$/i
/** "My wife would do that": here "that" is an object, so the clause may end. */
const meant =
  /\b(?:do|does|did|doing|done|have|like|liked|about|with|for|of|at|on|want|need|fix|sort|send|love|to|by|after|before|all|like) that$/i
/** A condition stays with its consequence. */
const supposing =
  /(?:^|\s)(?:if|when|unless|once|in case|as soon as|before|after|until|while|whoever|because) \S+(?: \S+){0,8}$/i
const replying =
  /^(?:(?:um|uh|oh|well|okay|ok|yes|yeah|yep|no|sure|right|great|good|perfect|fine|lovely|brilliant|alright|all right|of course|no problem|no worries|will do|absolutely|definitely|please|got it|sounds good|cool|thanks|thank you|very|much|so|and|then|but|that|works) ?)+$/i

/** The clauses of a line without marks, verbatim; any other line as it is. */
export const clausesOf = (sentence: string): ReadonlyArray<string> => {
  if (marked.test(sentence) || wordsIn(sentence) < (/[.!?…]$/.test(sentence) ? leastMarked : leastWords)) {
    return [sentence]
  }
  const clauses: Array<string> = []
  let from = 0
  next.lastIndex = 0
  for (let match = next.exec(sentence); match !== null; match = next.exec(sentence)) {
    if (match[0] === "") next.lastIndex++
    const before = sentence.slice(from, match.index).trim()
    const rest = wordsIn(sentence.slice(match.index + match[0].length))
    const isReply = replying.test(before)
    const stands = rest >= leastBefore && (isReply
      ? wordsIn(before) > 1 && question.test(sentence.slice(match.index))
      : wordsIn(before) >= leastBefore)
      && (!leading.test(before) || meant.test(before)) && !supposing.test(before)
    if (!stands || (promising.test(before) && promisesOn.test(sentence.slice(match.index)))) continue
    clauses.push(before)
    from = match.index
  }
  return [...clauses, sentence.slice(from).trim()]
}

/** "Let me make a list and I'll send it": one thing. */
const promising = /^(?:\w+ ){0,3}(?:i['’]ll|i will|let me|i can|i could)\b/i
const promisesOn = /^and (?:then )?i(?:['’]ll| will) \w+ (?:it|them|that)\b/i

const wordsIn = (text: string): number => text.trim().split(/\s+/).length

import { asks, days, months } from "./data/english.ts"

const properNames = new RegExp(
  String.raw`\b(?:${days}|${months.replace("march|", "").replace("may|", "").replace("august|", "")})\b`,
  "gi",
)
const fillers =
  /^(?:(?:um+|uh+|er+|hm+|mhm)\b[,.]? *|(?:well|so|okay|ok|yeah|yes|sure|now|then|and|but|also|actually|basically|i mean|you know|anyway|all right|alright|right|great|good|perfect|no|hi|hello)\b[,.]+ *|(?:so )?(?:basically|honestly) +|(?:so|and|but|then|well|okay|yeah)(?! (?:far|that|much|many|done|to))(?= (?:i|we|the|he|she|they|it|you|let|a|an|our|my|what|how|when|who|can|could)\b) *)+/i

/** Said while searching for words; a comma before it goes too. */
const hesitations =
  /,? \b(?:um+|uh+|er+|erm|hmm+),?(?= )|, (?:you know|i mean|like|basically|honestly|actually|sort of|kind of|i don't know|let's say|well),(?= )|,? (?:you know|i mean|basically|honestly)(?=[.?!]?$)/gi

/** How a talk begins, where a recogniser without punctuation runs it into the first sentence. */
const greeting =
  /^(?:good (?:morning|afternoon|evening)|hello|hi)(?: (?:everyone|everybody|all|folks|team|again))?(?:,? can (?:everyone|everybody|you(?: all)?) (?:hear|see) me(?: (?:ok|okay|well|all right|now))?)?,? (?=(?:we|i|we're|i'm|we'll|i'll|let's|today|this|the|my|our|it's|so|there|thanks?) (?:\S+ ){3})/i

/** A sentence as it can be printed: no greeting, fillers, hesitations or repeated words, and with its capitals. */
export const tidied = (sentence: string): string => {
  const plain = sentence.replaceAll(/\s+/g, " ").replace(greeting, "").replace(fillers, "").replaceAll(hesitations, "")
    .replaceAll(/\b(?!had\b|that\b)([a-z]+)(?: \1\b)+/gi, "$1").trim()
  const text = plain.replaceAll(/\bi\b(?!\.[a-z])/g, "I").replaceAll(properNames, capital)
  const isOpen = !/[.?!…:;"”)]$/.test(text)
  return capital(text) + (isOpen ? (asks.test(text) && !tells.test(text) ? "?" : ".") : "")
}

/** "Where it happens", "When we were young …": the subject comes before the verb, as in a heading or a clause. */
const tells =
  /^(?:where|when|why|how) (?!(?:is|are|was|were|am|do|does|did|can|could|will|would|shall|should|may|might|must|has|have|had|about|come|not|so|much|many|long|often|far|old|big|large|small|high|low|deep|tall|wide|fast|soon|late|early|well|good|bad|hard|easy|likely|important|exactly|else|on|in|the hell)\b|\w+(?:n't|'s|'re|'d|'ll)\b)\w/i

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

import { stammer } from "#adapters/intl/english-stammer.ts"
import { asks, days, months } from "./data/english.ts"

const properNames = new RegExp(
  String.raw`\b(?:${days}|${months.replace("march|", "").replace("may|", "").replace("august|", "")})\b`,
  "gi",
)
const fillers =
  /^(?:(?:um+|uh+|er+|hm+|mhm)\b[,.]? *|(?:well|so|okay|ok|yeah|yes|sure|now|then|and|but|also|actually|basically|i mean|you know|anyway|all right|alright|right|great|good|perfect|no|hi|hello|oh|ah)\b[,.]+ *|(?:so )?(?:basically|honestly) +|(?:so|and|but|then|well|okay|yeah)(?! (?:far|that|much|many|done|to))(?= (?:i|we|the|he|she|they|it|you|let|a|an|our|my|what|how|when|who|can|could)\b) *|(?:cool|great|lovely|brilliant|perfect|fine|right|ok|alright|yes|sure|good)(?= (?:i'll|i will|we'll|let's)\b) *)+/i

/** Said while searching for words; a comma before it goes too. */
const hesitations =
  /,? \b(?:um+|uh+|er+|erm|hmm+),?(?= )|, (?:you know|i mean|like|basically|honestly|actually|sort of|kind of|i don't know|let's say|well),(?= )|(?<!\b(?:let|do|did|does|should|would|if|as)),? (?:you know|i mean|basically|honestly)(?=[.?!]?$)/gi

/** "For the for the references", "we had we had a freezer". */
const small =
  "i|we|he|she|it|they|you|the|a|an|to|in|of|on|and|is|was|are|were|had|have|has|do|did|that|this|there|what|who|how|if|when|for|from|with|at|by|my|our|your|his|her|got|went|said|want|need|think"
const restarts = new RegExp(String.raw`\b((?:${small})(?:['’][a-z]+)? (?:${small})(?:['’][a-z]+)?) (?:\1 )+`, "gi")

/** Nothing but the noises of someone listening. */
const noises = /^[\s.,…?!-]*(?:(?:um+|uh+|er+|hm+|mhm|mm+)[\s.,…?!-]*)*$/i

/** How a talk begins, where a recogniser without punctuation runs it into the first sentence. */
const greeting =
  /^(?:good (?:morning|afternoon|evening)|hello|hi)(?: (?:everyone|everybody|all|folks|team|again))?(?:,? can (?:everyone|everybody|you(?: all)?) (?:hear|see) me(?: (?:ok|okay|well|all right|now))?)?,?(?: (?:um+|uh+|er),?)* (?=(?:we|i|we're|i'm|we'll|i'll|let's|today|this|the|my|our|it's|so|there|thanks?) (?:\S+ ){3})/i

/** A sentence as it can be printed: no greeting, fillers, hesitations or stammered words, and with its capitals. */
export const tidied = (sentence: string): string => {
  const said = sentence.replaceAll(/\s+/g, " ")
  const fluent = said.replace(greeting, "").replace(fillers, "").replaceAll(hesitations, "")
    .replaceAll(stammer, "$1$2").replaceAll(restarts, "$1 ").trim()
  // "All right." is nothing but a filler, and an answer.
  const plain = /\p{L}/u.test(fluent) || noises.test(said) ? fluent.replace(dangling, "") : said.trim()
  const text = plain.replaceAll(/\bi\b(?!\.[a-z])/g, "I").replaceAll(properNames, capital)
  const isOpen = !/[.?!…:;"”)]$/.test(text)
  return capital(text) +
    (isOpen ? (asks.test(text) && !tells.test(text) && text.split(" ").length <= longQuestion ? "?" : ".") : "")
}

/** With more words, what a recogniser writes as one sentence is a question with its answer. */
const longQuestion = 18

/** Where a line ends before its speaker does: "… and the other one is", "… which is". */
const dangling =
  /,? (?:(?:and|but|so|or|because|which|cause) (?:(?:the|a|an|my|our|your|it|that|this|he|she|they|we|i|there)(?: \w+)? )?(?:is|are|was|were|has|have|i|we|it)|and|but|because|which|or|um|uh|i mean|(?<!\blet )you know)$/i

/** "Where it happens", "When we were young …": the subject comes before the verb, as in a heading or a clause. */
const tells =
  /^which (?:is|was|are|were|means?|would|will|has|makes?|made)\b(?!.* or )|^(?:where|when|why|how) (?!(?:is|are|was|were|am|do|does|did|can|could|will|would|shall|should|may|might|must|has|have|had|about|come|not|so|much|many|long|often|far|old|big|large|small|high|low|deep|tall|wide|fast|soon|late|early|well|good|bad|hard|easy|likely|important|exactly|else|on|in|the hell)\b|\w+(?:n't|'s|'re|'d|'ll)\b)\w/i

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

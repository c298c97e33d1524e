import { months } from "./data/english.ts"
import { votes } from "./data/votes.ts"
import type { DecisionKind } from "./language.ts"

const made = new RegExp(
  [
    "^(?:decision|decided|resolved):",
    String
      .raw`\b(?:we|i|(?:the )?(?:team|board|committee))(?:'ve| have| has| had| all)*(?: also| finally| already| just| now| then)* (?:decided|agreed|approved|chosen?|settled on|resolved|voted)\b`,
    String.raw`\b(?:the|our|final) decision (?:is|was) (?!to wait\b)`,
    String
      .raw`\b(?:it is|it was|it's|that's|that is|is|was|were|has been|have been) (?:decided|agreed|approved|rejected|settled)\b`,
    String.raw`\b(?:let's|let us|we will|we'll|we are going to|we're going to|i say we) go with (?!that|it\b)`,
    String.raw`\b(?:we are|we're) going with (?!that|it\b)`,
    String
      .raw`(?:^|\b(?:right|okay|ok|so|good|great|alright),? )(?!(?:with|for|from|as|like|what|how|where|because|than|i|we|they|he|she|yes|sure|okay|ok|right|good|great|so|then|well|alright)\b)[^,]{3,40} it (?:is|stays)$`,
    String.raw`\bwe(?: then|'ve got| have)* (?:have )?a deal\b`,
    String
      .raw`^(?:(?:and|so|then|also|okay|I'd say),? )*(?:I'd say )?no (?:more )?\w+ing (?:for|until|till|before|after) (?!me\b|you\b|free\b)`,
    String.raw`^agreed[,:]? (?:let's|let us|we(?:'ll| will)?) (?!\w+ (?:it|that|this|them)$|do\b)\w+ `,
    String.raw`^agreed[,:]? we (?!(?:are|were|do|did|have|had|can|could|will|would|should|must|may|might)$)\w+$`,
    String
      .raw`^(?:(?:okay|ok|great|good|right|well),? )*(?:so|then) [^,]{2,40} (?:goes?|stays?|moves?|starts?|stops?|gets?|remains?|comes?|runs?|is|are) [^,]*\b(?:from (?:now|tomorrow|today|next|the|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|as of|until)\b`,
  ].join("|"),
  "i",
)
/** Not decided, decided by others or long ago, or only imagined. */
const unmade = new RegExp(
  [
    String
      .raw`\b(?:not|never|n't|nobody|who|what|which|whether|if|once|until|unless|before|after) (?:yet )?(?:\w+ ){0,3}(?:decided|agreed|approved|decision|settled)`,
    String
      .raw`\b(?:decided|agreed|approved|chose|settled|voted|carried|passed)(?: \w+)? (?:last|back|years|months|ages|before|earlier|at the time|once|in (?:the )?(?:past|spring|summer|autumn|fall|winter|${months}|\d{4}|nineteen|two thousand))`,
    String
      .raw`\bi think it is$|\b(?:maybe|perhaps|probably|might|would have|could have|should have|i wish|as if|not sure)\b`,
    String.raw`\b(?:he|she|they|people|who|somebody|someone) (?:said|says|told|thinks?|thought|claims?)\b`,
    String.raw`(?:["“‘—:]|(?:^|\s)') ?(?:let's|we'll|we will|let us)\b`,
    String.raw`\b(?:have|has|need|needs) to (?:be )?decide`,
    String
      .raw`\bi(?:'ve| have)? (?:agreed|voted|chose)\b|\bi(?:'ve| have)? decided (?:not )?to (?:go|be|stay|leave|study|become)\b`,
  ].join("|"),
  "i",
)
/** Only a condition, or hearsay. */
const supposed = /\b(?:if|once|until|unless|whether|when|would|will|said|says|needs?|must|should)\b/i
const intended =
  /^(?:(?:so|okay|ok|then|great|good|right|well|and|fine|fine by me|no problem|sure|cool|alright|all right|perfect|lovely|exactly),? )*(?:(?:then|so|from (?:now|tomorrow|next \w+) on),? )?(?:we'll|we will|we're going to|we are going to|we won't|we will not) (?:not |only |just |now |also |then |still )*(?!have to|(?:call|ring|phone|e-?mail|text|send|let|contact|write to|get back to|give|notify|tell) you\b|need|see|talk|discuss|look|be\b|get there|know|find out|come back|break|stop|pause|resume|continue|move on|start with|need|wait and|hear|meet|take a|think|try|survive|never|want|go (?:on|through|over))[a-z]+ /i
/** A conclusion: "Okay, then we move the field", "Then let's start the trial on May 4th". */
const concluded =
  /^(?:(?:(?:okay|ok|fine|good|great|agreed|all right|alright|right|exactly|perfect|lovely|cool),? )+(?:and )?(?:then |so )?|then )(?:we (?:(?:all|also|just) )?(?:move|keep|use|take|drop|postpone|cancel|start|stop|ship|release|launch|buy|hire|switch|stay|leave|skip|invite|raise|cut|change|close|delay|merge|split|order|book|budget|plan|pay|offer|set|repair|replace|limit|cap|extend|reduce|increase|open|publish|rent|sell|go (?:with|for|ahead)) |let's (?:start|begin|meet|say|do|have|make|put|move|take|book|keep|go for) (?!with\b).*\b(?:on|at|in|from|by|until|till) )/i
/** "Great, Tuesday at nine then": a name or a date, and no way of going on with the conversation. */
const thenSo =
  /^(?:(?:okay|ok|right|great|good|lovely|perfect|fine|alright|all right|so|cool|brilliant|yes|yeah),? )+(?!(?:i|i'll|i'm|i've|you|you'll|you're|he|she|they|it|he's|she's|it's|they're|see|bye|goodbye|thanks|thank|that|that's|this|there|let|let's|what|who|when|where|how|why|which|we'?re|talk|speak|next|moving|back|on|over|now|no|any|nothing|not|until|well|off|here|come|go|if|and|but)\b)[^?]{3,70}?,? then(?=[.,!]|$)/i
/** "Alright, let's make Marco an offer then." */
const closed =
  /(?:^|\b(?:yeah|yes|okay|ok|so|right|great|good|fine|alright),? )(?:(?:let's|let us) (?!see|go on|move on|start with|begin|talk|discuss|look|hear|get started|continue|carry on|take a (?:break|look)|wait|leave it|say|think|face|be\b|have a|turn|crack on|get (?:on|going)|call it a day|stop (?:here|there)|break)[a-z]+|we (?:do|say|make|put|go|hire|buy|use|take|cancel|postpone|delay|ship|launch|release|book|order|drop|stop|switch|start|raise|cut|change|invite|choose|pick|close|hold|keep|move)) (?!(?:it|this|that|on|in mind|back|to)\b)(?:[^\s,]+ )+then(?=$|,)/i
/** Says how it will be: "From now on we …", "We're moving it to Wednesday", "Let's take you off the panel". */
const firm =
  /\bfrom now on,? (?:we(?! (?:call|write|say|refer|denote|assume|mean)\b)|no|every|all|nobody|everyone|everybody|you)\b|\bwe(?:'re| are) (?:now |also )?(?:moving|switching|postponing|cancell?ing|changing|cutting|raising) (?!on\b|forward|along|towards?|house|in\b|out\b|so\b|to\b)(?:\S+ ){1,8}?(?:to|until|from|this|next)\b|^(?:(?:okay|ok|so|then|well|good|fine|right),? )*(?:let's|let us) (?:switch|put|move|take|start|keep) (?:you|him|her|them) (?:to|on|off|onto|from|down|up|out)\b/i
/** Nobody has to agree to it any more. */
export const isFirm = (text: string): boolean => firm.test(text) || thenSo.test(text)
const hedged =
  /^(?:(?:so|but|and|then),? )*(?:if|unless|when)\b|\b(?:maybe|perhaps|probably|might|i think|i guess|i suppose|i hope|hopefully|would|could|later in|in a (?:moment|minute|second))\b/i
const ratified =
  /^(?:(?:yes|yeah|okay|ok|so|then|good|great|right|fine|well|all right|alright),? )*(?:let's|let us|we'll|we should|then we) (?:(?:do|try|go with|leave it at) (?:that|it|this)\b|keep (?:that|it|this)$)|\bthat's (?:our|the new) (?:rule|plan|deal|policy)\b|^agreed[,:]? (?:let's|let us|we(?:'ll| will)?) \w+ (?:it|that|this|them)$|\b(?:so )?that's (?:settled|decided|agreed)\b/i
const proposed =
  /^(?:(?:so|okay|ok|then|well|and|but|no|yeah|yes|maybe|perhaps|also|oh|right|cool),? )*(?:if [^?]{8,}?,? (?:then )?we(?:'ll| will)? (?!need|have|can|could|know|see|should|would|might|don't|get\b|are\b|were\b)\w+ |what i(?:'d| would)? (?:suggest|propose|recommend) is|i'd (?:suggest|propose|recommend|like to propose)|i (?:would )?(?:suggest|propose|say|vote|move (?:that|to|we)\b)|I'd (?!be|have|like|love|rather|say|need|want|know|think|never|not|just say|prefer|hate|wait|see|go\b|better|been|always|heard|seen|done|forgotten|expected|hoped)(?=\w+ (?:out |up |in |off |down |away |over )?(?:the|an?|it|them|our|your|both|all|two|three)\b)|(?:then )?(?:I|we) (?:can|could) (?:do|offer(?: you)?|go (?:down|up) to|give you|make it|let you have it for) (?=[^?]*\b(?:\d|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w+ty|hundred|thousand|half|free)\b)|we could (?!also|maybe|have|see|hear|not|say|be\b|do (?:that|it|this))|(?:i think |i'd say )?we should (?!wait|talk|discuss|think|look|see|also talk|ask ourselves|maybe|probably|start|move on)|a compromise (?:could|would) be|let's (?!not\b|make a start|crack on|kick off|get going|get on|press on|keep [^.]* in mind|wait|talk|discuss|start|see|look|move on|go on|go back|get started|begin|wait and|say(?![^?]*\b(?:on|at|by|until|from|before) )|face|be\b|turn|continue|just start|take a (?:look|break)|hear|do (?:that|it)))/i

/** Asks to decide, not to go on with the conversation: "Shall we move the launch?", "How about a smaller room?" */
const asking =
  /^(?:(?:so|okay|ok|then|well|and|but|now|yeah|yes|right|cool|great|also|oh|maybe),? )*(?:(?:is it|would it be) (?:okay|ok|all right|alright|fine|possible) if(?= (?!i\b|you\b)\w)|(?:shall|should) we|could we (?=(?:do|meet|make it|move|postpone|push|swap)\b)|why don't we|what if we(?: say(?: that)?)?|how about we|are we (?:saying|agreed on|going with|going for)|can we(?: also| please| just| maybe)*(?= (?:stop|start|switch|move|make|keep|change|cancel|postpone|skip|limit|reduce|drop|swap)\b)|(?:may|can|could) (?:i|we) have an? (?:proposal|motion|proposer|mover)(?: then)? (?:to|for)|can we (?:all )?agree (?:to|that we)|do we (?:all )?agree (?:to|that we)) (?!start|begin|move on|go on|go back|continue|talk|discuss|look|take a (?:break|look)|wait|see|get started|be\b|have\b|know|need|not\b|even|worry|think|say (?:that|hello|hi|something|anything)\b|do (?:that|it|this)\b)(?:say )?(?<act>[a-z]+(?: .+)?)\?$/i
const offering =
  /^(?:(?:so|okay|ok|then|well|and|but),? )*(?:how|what) about (?<thing>(?:(?:just|only|maybe) (?!you|me|that|it|this|him|her|them)\S+|an?|two|three|four|\d+|next|on) .+)\?$/i

/** "The chairs can wait, I'd say." */
const opined = /^[^?]{12,}, I'd (?:say|suggest|propose)$/i

const askedFor = (sentence: string): string | null => {
  const part = asking.exec(sentence)?.groups?.["act"] ?? offering.exec(sentence)?.groups?.["thing"]
  return part === undefined ? null : `${part.charAt(0).toUpperCase()}${part.slice(1)}.`
}

/** Whether an English sentence decides something. */
export const englishDecision = (sentence: string): DecisionKind | null => {
  const plain = sentence.replace(praise, "")
  return decisionIn(sentence) ?? (plain === sentence ? null : decisionIn(plain))
}

/** "Brilliant, and let's …" */
const praise =
  /^(?:(?:brilliant|lovely|perfect|fantastic|excellent|wonderful|super|great|good|cool|nice|thanks|thank you),? (?:and |so |then |but )?)+/i

const decisionIn = (sentence: string): DecisionKind | null => {
  if (sentence.endsWith("?")) return askedFor(sentence) === null ? null : "proposed"
  const text = sentence.replace(/[.!…]+$/, "")
  if (made.test(text) && !unmade.test(text)) return "made"
  if (votes["en"]?.test(text) === true && !unmade.test(text) && !supposed.test(text)) return "voted"
  if (ratified.test(text)) return "ratified"
  if (closed.test(text)) return "made"
  if ((intended.test(text) || concluded.test(text) || thenSo.test(text) || firm.test(text)) && !hedged.test(text)) {
    return "intended"
  }
  return (proposed.test(text) || opined.test(text)) && !/\bnot (?:decide|talk)\b/i.test(text) ? "proposed" : null
}

const longWithoutComma = 12
const nextThought = / (?=(?:i'll|i will|i'm|i am|can you|could you|thank you|thanks|right|all right)\b)/i

const leads =
  /^(?:(?:ok|okay|right|great|good|lovely|perfect|fine|exactly|alright|all right|cool|brilliant|fantastic|no problem|no worries|yes|yeah),? )(?:(?:ok|okay|right|great|good|so|and|then|well),? )*(?=\S+ \S+)/i

/** What was decided, without the "okay" that leads to it. */
export const decidedPart = (sentence: string): string => {
  const decided = partOf(sentence)
  const plain = /[,;:]/.test(decided) ? decided : decided.replace(leads, "").replace(/^and (?=\S+ \S+)/i, "")
  return `${plain.charAt(0).toUpperCase()}${plain.slice(1)}`
}

/** A long sentence without commas, as recognisers write them, is cut to what was decided. */
const partOf = (sentence: string): string => {
  const announced = /^(?:decision|decided|resolved): *(\S.*)$/i.exec(sentence)?.[1]
  const asked = askedFor(sentence)
  if (asked !== null) return asked
  const could = /^we could (\S.*)$/i.exec(sentence)?.[1]
  if (could !== undefined) return `${could.charAt(0).toUpperCase()}${could.slice(1)}`
  if (announced !== undefined) return `${announced.charAt(0).toUpperCase()}${announced.slice(1)}`
  const match = made.exec(sentence)
  if (match === null || match[0].startsWith(sentence.slice(0, 12)) || /[,;:]/.test(sentence)) return sentence
  if (sentence.split(" ").length <= longWithoutComma) return sentence
  const [part = ""] = sentence.slice(match.index).trim().split(nextThought)
  return `${part.charAt(0).toUpperCase()}${part.slice(1).replace(/[.!?]$/, "")}.`
}

import type { LanguageStatements } from "../language-data.ts"

const errand =
  "(?:send|e-?mail|forward|circulate|upload|mail|post|write|call|phone|ring|contact|ask|check with|check in|check if|check whether|prepare|draft|order|book|arrange|organi[sz]e|schedule|buy|pay|fix|repair|update|finish (?!up\\b|with\\b|by \\w+ing|off\\b)|deliver|submit|register|invite|print|review|publish|translate|measure|collect|hire|renew|cancel|install|test|share|add|move|put together|set up|find out|look into|follow up|get back to|work on|report back|let (?:you|them|him|her|everyone|the \\w+) know)"
const anyVerb =
  "(?!(?:the|an?|our|my|your|his|her|their|this|that|it|be|have|do|see|say|know|think|like|want|need|mean|try|show|tell you|start|begin|go|turn|move on|come|explain|present|describe|talk|speak|mention|ask (?:you|a question|the|him|her)|give you|just|stop|continue|pass|take|use|never|not|no|always|probably|maybe|leave it|admit|add that|note|stay|sleep|wait|miss|remember|hope|read (?:out|from))\\b)[a-z]+"
const days = "monday|tuesday|wednesday|thursday|friday|saturday|sunday"
const months = "january|february|march|april|may|june|july|august|september|october|november|december"
const number = "(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\\d+)"
const ordinal =
  "(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\\w+teenth|twentieth|thirtieth|(?:twenty|thirty)[- ]\\w+|\\d{1,2}(?:st|nd|rd|th))"
const date =
  `(?:${months}) (?:the )?(?:\\d{1,2}(?:st|nd|rd|th)?|${ordinal})|(?:the )?(?:\\d{1,2}|${ordinal})(?: of)? (?:${months})|\\d{4}-\\d\\d-\\d\\d|\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?`
const part = "(?: (?:morning|noon|afternoon|evening|night))?"
const will = "(?:['’]ll| will|['’]m (?:going to|gonna)| am (?:going to|gonna)| shall) "
const adverbs = "(?:(?:also|then|definitely|personally|please|try to|try and|make sure to|actually|probably|just) )*"
const their = "(?: will|['’]ll| is going to| is gonna| has to| needs to| should| must|,? to| agreed to| promised to) "
const ask = "(?:,? (?:can|could|will|would) you |, please |,? you(?:['’]ll| will) )(?:please )?"

export const statements: LanguageStatements = {
  decides: new RegExp(
    [
      "\\b(?:we|it (?:was|is|has been)|committee|board|council)(?:['’]ve| have| has)? (?:(?:now|already|all|also|finally|just|basically|unanimously|then) )*(?:decided|agreed|resolved)\\b(?! with\\b)",
      "\\bwe agree to\\b",
      "\\b(?:let['’]s|let us|we['’]ll|we will|we['’]re|we are) (?:(?:just|then|provisionally|all) )*(?:go(?:ing)?|settle|stick) with (?!that\\b|it\\b|this\\b|them\\b|you\\b|what\\b|him\\b|her\\b)",
      "^(?:decision|decided|resolved)\\b:? ",
      "\\b(?:motion|resolution|amendment|proposal|budget|minutes|report|plan) (?:is|was|has been|were) (?:hereby )?(?:carried|passed|adopted|approved|agreed|rejected)\\b",
      "\\b(?:the|our) (?:final )?decision (?:is|was) (?:to|that)\\b",
    ].join("|"),
    "i",
  ),
  undecided:
    /\b(?:not|never|haven['’]t|hasn['’]t|didn['’]t|don['’]t|wasn['’]t|isn['’]t|whether|if|unless|until|had we|should|could|might|would(?! like)|have to (?:decide|agree)|need to (?:decide|agree)|ago|last year|(?:decided|agreed|resolved) (?:what|where|how|when|who|why|if)|when we|once we|as soon as|what we|that we (?:decided|agreed|have))\b/i,
  undertakes: new RegExp(
    `(?<!\\p{L} that |\\b(?:what|which|if|when|where|how|think|say|said) )\\bI${will}${adverbs}(?<act>${errand}\\b.+)`,
    "iu",
  ),
  dated: new RegExp(
    `(?<!\\b(?:that|what|which|if|when|where|how|say|said) )\\bI${will}${adverbs}(?<act>${anyVerb}\\b.+)`,
    "iu",
  ),
  named: `(?:${ask}|${their})${adverbs}(?<act>${errand}\\b.+)`,
  namedDated: `(?:${ask}|${their})${adverbs}(?<act>${anyVerb}\\b.+)`,
  name: "\\p{Lu}\\p{Ll}{2,}",
  passing:
    /\b(?:unless|if (?:we|you|they) (?:don|can|want|need|like|do)|maybe|perhaps|(?:right )?now\b(?! and then)|quickly|briefly|again|a question|questions?|next slide|whiteboard|(?:my|the) (?:screen|slides?|board)|a (?:sec|second|minute|moment)|in a (?:sec|second|minute|moment)|during this|never|as (?:i|we) (?:go|speak)|wonder|think (?:of|about)|what i|the chair|same|your question|that question|this question)\b/i,
  due: new RegExp(
    `(?<!\\b(?:since|last|every|each|from|was|were|of) )(?:\\b(?:by|before|until|no later than|on|for|in|within|at) )?\\b(?:(?:the )?(?:end|close) of (?:the |this |next |play|business)?(?:day|week|month|quarter|year|${months})?(?: on (?:${days}))?|(?:early |late |mid )?(?:next|this|coming) (?:${days}|${months}|weekend|week|month|quarter|year|morning|afternoon|evening)${part}|${date}|(?:${days})\\b(?!s)${part}|(?:the day after )?tomorrow${part}|tonight|today${part}|the ${ordinal}(?= |[.,!]|$)|(?<=(?:by|before|until|in|for) )(?:${months}|christmas|easter|noon|midnight|lunch|the weekend|(?:(?:the|our) )?(?:next|following) (?:meeting|call|sprint|release|review|demo)|the (?:release|launch|demo|deadline|review|meeting))|(?<=(?:in|within) )(?:about |the next )?${number} (?:hours?|days?|weeks?|months?))(?: at (?:noon|\\d{1,2}(?::\\d\\d)?(?: ?[ap]\\.?m\\.?)?|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: o['’]clock)?))?`,
    "i",
  ),
  edge: /^(?:by|on|for|at|no later than|in(?! \S+ (?:hour|day|week|month))) (?:the (?=end|close))?/i,
}

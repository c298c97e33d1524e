import { busyPhrases, days, idleVerbs } from "./data/english.ts"

const maxWords = 24

/** The part of a clause that says what to do, and a name at its end ("…, Tom"). */
export const actOf = (clause: string): { readonly act: string; readonly last: string | undefined } => {
  const plain = clause.replace(/[.?!…\s,]+$/, "").replace(
    /(?:,? (?:and|but|so|then|okay|ok|yeah|yes|sure|right|please|all right|alright))+,?$/i,
    "",
  )
  const { act = plain, last } = /^(?<act>.+), (?<last>\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?)$/u.exec(plain)?.groups ??
    {}
  const cut = act.replace(/^do,? and /i, "").replace(asides, "").split(ending)[0] ?? act
  return { act: cut.trim().split(/\s+/).slice(0, maxWords).join(" ").replace(loose, ""), last }
}

/** Things that are handed over, unlike an example or an idea. */
const handed =
  "prescription|forms?|quote|call|ring|shout|copy|copies|list|lift|number|address|date|price|receipt|invoice|refund|discount|keys?|link|template|letter|leaflet|tickets?|card|contract|estimate|referral|login|files?|report|draft|documents?"
/** Words at the end that lead to what was cut off. */
const loose =
  /(?:[,\s]+(?:when|if|as soon as|as soon|because|and|but|so|as|while|until|before(?<!\b(?:hours?|days?|weeks?|months?) before)|after|the|a|an|to|of|for|with|which|who|what|then|or|even))*[,\s]*$/i
const asides =
  /(?<!\blet),? (?:i think|i guess|i suppose|i believe|you know|i mean|okay|all right|alright|right|please|though|anyway|as well|too|like)(?=$|[,.])/gi
/** Where the reason, the next thought or another subject begins. */
const ending =
  / (?=(?:okay|alright|anyway|um|uh) )|,? (?:because|but|although|though|since|whereas|which|otherwise|so (?!that we|as)|and then|and (?=(?:i|we|you|they|he|she|it|there|that|this|if|maybe|who|what|(?:the|an?|my|our|your|his|her|their|somebody|someone) (?:(?!(?:before|after|when|while|until|that|which|who|if|because|as|to) )[\w'-]+ ){0,6}(?:is|are|was|will|would|can|should|has))\b))|, (?=(?:i|we|you|they|he|she|it|there|that's|this|if|or|okay|right|yeah)\b)| (?=(?:i'm|i'll|we're|they're|it's|that's|that'd|that would|he's|she's|it (?:is|was|costs|will be)) )|(?<!\b(?:call|ring|phone|text|e-?mail|contact|notify|let|put|get|keep|give|send|tell|show|bring|help|ask|remind|offer|invite|drive|leave|see|meet|refer|book|connect|pay|owe|sell|when|what|if|that|who|where|how|which|whether|because|as|before|after|until|while|than|whatever|once|and|or|unless)) (?=(?:i|we|they|he|she|you(?! (?:the|an?|our|my|some|all|another|for|by|on|in|at|to|with|about|back|tomorrow|today|tonight|later|again|next|this|before|after|from|up|off|out)\b)) \p{L})| (?=(?:my|our|your|his|her|their|the|that|this|there) (?:\p{L}+ )?(?:is|are|was|were|will|has|wants?|can|would)\b)/iu

/** Shown or said to those who listen now: nothing is left to do afterwards. */
const presenting = new RegExp(
  String
    .raw`^(?!give (?:you|me|us|him|her|them) (?:an?|the|my|your|our|some) (?:\w+ )?(?:${handed})\b)(?:show|tell|explain|say|mention|describe|give|repeat|read|ask|remind|present|introduce|quote|share)\b (?:you|me|us|everybody|everyone|that (?:again|now)|this|it (?:again|now)|something|what|why|how|my screen|the screen|one (?:more )?(?:thing|example|question))\b|^(?:share|show) (?:my|the) (?:screen|slides?)\b|^(?:show|demonstrate) (?:that|this|it|them)\b|^write (?:that|this|it)? ?(?:down )?(?:on|up on) the (?:board|screen)|^(?:keep|bear) (?:that|this|it|in)\b|^(?:come|get|go) back to (?:that|this|it|you in)|^(?:put|say) it (?:this|that) way|^(?:interrupt|stop) (?:you|there)|^speak (?:up|louder)|^look at (?:this|that|these|those|it|here)\b|^make a (?:start|move)\b|^(?:is|are|was|were) |^pull (?:up|open)\b|^put (?:it|that|this) to (?:the|a) vote\b|^(?:do|make) (?:${days}|either|any day)\b|^(?:don't|not) `,
  "i",
)

export const isWork = (act: string, isVerb: (word: string) => boolean): boolean => {
  const [verb = ""] = act.toLowerCase().split(/[\s,.]/)
  return act.includes(" ") && /^[a-z-]+$/.test(verb) && !presenting.test(act)
    && (busyPhrases.test(act) || (!idleVerbs.has(verb) && !leading.test(act) && isVerb(verb.replace(/^\w+-/, ""))))
}

const leading =
  /^(?:discuss|turn|get started|do (?:it|that) (?:again|now)|keep|switch|talk (?!to|with)|make sure|be sure|meet (?:again|here)|sit|stand|listen|please)\b|\b(?:now|first|for (?:a|one) (?:second|moment|minute)|real quick|in a (?:second|moment|minute|bit))$/i

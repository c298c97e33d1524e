/** Asks everybody whether they agree: "Everyone okay with that?", "Any objections?" */
const checks: Readonly<Record<string, RegExp>> = {
  en:
    /\b(?:is |are )?(?:everyone|everybody|you all|we all) (?:okay|ok|happy|fine|good|agreed|all right)(?: with (?:(?:that|those|this|it|them)|[\w' ]{2,40}))?[?.]?$|\b(?:everyone|everybody|you all|all of you|we all|both of you|you both)\b.{0,20}\b(?:okay|ok|happy|fine|good|agreed?|in favou?r)\b.{0,40}[?]$|^(?:are there |is there )?any objections?[?]|^(?:so )?(?:does|do) (?:anybody|anyone|you) (?:see a problem|object|disagree|have a problem|have (?:any )?objections)\b[^?]{0,20}[?]|^all (?:in favou?r|agreed)[?]|^(?:are we|we're) (?:all )?agreed[?]/i,
  de:
    /(?<!\p{L})(?:alle|jemand)(?!\p{L}).{0,15}(?:einverstanden|dafür|dagegen|okay)[?]$|.{15,} (?:einverstanden|alle dafür|okay für (?:alle|euch))[?.]?$|^(?:gibt es )?(?:einwände|gegenstimmen)[?]|^einverstanden[?]/iu,
  es:
    /(?:todos|todas).{0,15}de acuerdo[?]$|^¿?(?:os|les|te) (?:parece|va) bien.{0,20}[?]$|^¿?alguna objeción[?]|^¿?(?:estamos|están|estáis) (?:todos )?de acuerdo[?]|^¿?de acuerdo[?]/iu,
  fr:
    /(?:tout le monde|tous|vous).{0,15}d['’]accord ?[?]$|^(?:des|pas d['’]) ?objections? ?[?]|(?:^|[.,] )ça (?:(?:vous|te) )?va(?: pour (?:tout le monde|vous|toi|tous))? ?[?]|^d['’]accord ?[?]/iu,
  pt: /todos.{0,15}de acordo[?]$|^alguma objeção[?]|^(?:pode ser|combinado)[?]/iu,
  zh: /大家.{0,6}(?:同意|没意见|可以)吗?[?？]$|有(?:没有)?(?:意见|异议)吗?[?？]$/u,
  ja: /(?:異議|反対)は?(?:ありませんか|ないですか)|皆さん.{0,6}(?:いい|よろしい)ですか/u,
  ko: /(?:이의|반대)(?:는|가)? ?(?:없|있)(?:으십니까|으신가요|나요|습니까)|다들? .{0,6}(?:괜찮|동의)/u,
}

/** What a sentence says before it asks for consent: "Five thousand from the reserve, is everybody happy with that?" */
export const beforeCheck = (code: string, sentence: string): string => {
  const at = checks[code]?.exec(sentence)?.index ?? 0
  return sentence.slice(0, at).trim()
}

/** "Everyone okay with the eight fifty": it says itself what it asks about. */
export const namesWhat = (sentence: string): boolean =>
  /\bwith (?!(?:that|those|this|it|them|all (?:that|this))\b)[\w' ]{2,40}[?.]?$/i.test(sentence)

/** To this, "no" is consent: "Does anybody see a problem with that?" */
const againstIt = /\b(?:objections?|see a problem|object|disagree|have a problem)\b/i
const noneAgainst =
  /^(?:no|nope|none|me neither|not me|not from me|nothing|not at all)(?:,? (?:none|not from me|go ahead|fine))?[.!]*$/i

export const consentsByNo = (check: string, reply: string): boolean => againstIt.test(check) && noneAgainst.test(reply)

export const checksConsent = (code: string, sentence: string): boolean => checks[code]?.test(sentence) === true

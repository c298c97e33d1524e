/** A sentence of nothing but these. */
const whole = (start: string, ...forms: ReadonlyArray<string>): RegExp =>
  new RegExp(String.raw`^(?:(?:${start})[,.，、。]? ?)*(?:${forms.join("|")})[.!。！…]*$`, "iu")

/** That something is decided, but not what: "Good, that's agreed." */
const confirmations: Readonly<Record<string, RegExp>> = {
  en: whole(
    "so|okay|ok|good|great|right|well|fine|perfect|excellent|all right|alright|then|and|yes|yeah|thank you|thanks",
    String
      .raw`(?:that|this|it)(?:['’]s| is| was| has been)(?: all| also| now| then| therefore| hereby)* (?:agreed|decided|settled|approved|carried|adopted|accepted|passed|resolved|deferred|postponed|rejected|unanimous|a decision)(?: then| now)?`,
    "(?:so )?(?:resolved|carried|adopted)",
    String
      .raw`(?:we|everybody|everyone)(?:['’]ve| have|['’]re| are| is)?(?: all)? (?:agreed|decided|agree)(?: on (?:that|this|it))?(?: then)?`,
  ),
  de: whole(
    "gut|also|okay|ok|ja|super|prima|schön|perfekt|so|alles klar|und",
    String
      .raw`(?:(?:das|es|dies) ist|(?:dann|damit|somit|also) (?:ist|wäre) (?:das|es))(?: (?:hiermit|damit|also|so|jetzt|nun|dann))* (?:beschlossen|entschieden|vereinbart|abgemacht|genehmigt)`,
    "(?:so |dann )?(?:beschlossen|vereinbart|abgemacht)",
  ),
  es: whole(
    "bien|bueno|vale|perfecto|sí|muy bien|entonces|pues|y",
    "(?:queda|está|eso queda|eso está)(?: así| entonces)? (?:decidido|acordado|aprobad[oa])",
    "(?:decidido|acordado|aprobado)",
  ),
  fr: whole(
    "bien|bon|très bien|parfait|oui|alors|donc|et|ok",
    "(?:c['’]est|voilà qui est)(?: donc)? (?:décidé|convenu|approuvé|adopté)",
    "(?:décidé|convenu|adopté)",
  ),
  pt: whole(
    "bem|bom|ótimo|perfeito|sim|muito bem|então|e|certo",
    "(?:fica|ficou|está|é)(?: assim| então)? (?:decidido|combinado|acordado|aprovado)",
    "(?:decidido|aprovado)",
  ),
  zh: whole(
    "好|好的|行|嗯|对|可以|那|那么|大家",
    "(?:就)?(?:这么|这样|如此)?(?:决定|说定|定)(?:了|下来了|下来)(?:吧)?",
  ),
  ja: whole(
    "では|じゃあ|それでは|はい|よし",
    "(?:これで|それで|そう|そのように|では)?(?:決定|決まり|合意)(?:です|ですね|しました|となりました|とします)",
    "(?:これで|それで|そう|そのように)?(?:決まりました|決めました)",
  ),
  ko: whole(
    "네|그럼|좋습니다|좋아요|자|그러면",
    "(?:그렇게 |이렇게 |그것으로 |이걸로 )?(?:결정(?:했습니다|되었습니다|됐습니다|하겠습니다|합니다)|합의했습니다|정했습니다|정해졌습니다)",
  ),
}

export const onlyConfirms = (code: string, sentence: string): boolean => confirmations[code]?.test(sentence) === true

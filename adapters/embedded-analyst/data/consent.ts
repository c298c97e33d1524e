interface Consent {
  /** Suggests what could be decided. */
  readonly proposes: RegExp
  /** Suggests only what to do in this conversation, or not at all. */
  readonly idle: RegExp
  readonly agrees: RegExp
  /** Takes an offer. */
  readonly welcomes: RegExp
}

/** English has more rules: `english-decisions.ts`. */
export const consent: Readonly<Record<string, Consent>> = {
  de: {
    proposes:
      /^(?:(?:und|also|dann|gut|ja)(?:,? | ))*(?:[^.!?]{0,40}[,.] )?(?:(?:wollen|sollen|sollten|könnten) wir|ich schlage vor|ich würde vorschlagen|was haltet ihr davon,? wenn wir|ich würde (?=[^?]*(?:nehmen|machen|lassen|kaufen|wählen|bleiben|behalten)(?!\p{L}))|mein vorschlag|lasst uns|wie wäre es,? wenn wir|wir sollten|wir könnten|warum \p{L}+ wir nicht)(?!\p{L})/iu,
    idle:
      /(?<!\p{L})(?:anfangen|beginnen|weitermachen|pause|reden|sprechen|schauen|sehen|abwarten|überlegen|besprechen|abstimmen)(?!\p{L})/iu,
    agrees:
      /^(?:ja,? )?(?:einverstanden|(?:genau )?so machen wir(?: es| das)?|(?:das |so )?machen wir(?: so| das)?|(?:das )?passt|(?:ich bin |bin )?dafür|(?:[\p{L}\d]+ ){1,3}ist (?:gut|super|prima|okay|besser)|abgemacht|gute idee|(?:das )?klingt gut|von mir aus|gerne?|find(?:e)? ich (?:auch )?(?:gut|super|prima|besser)|(?:sehr )?gut so|in ordnung|bin dabei|ich auch|(?:das )?seh(?:e)? ich (?:auch|genau)?\s?(?:so|genauso)|genau|(?:[\p{L}\d]+ ){1,4}(?:passt|geht|klappt)(?: (?:mir|uns|bei mir|gut|auch))*$|für mich (?:passt|ist das))(?!\p{L})/iu,
    welcomes:
      /^(?:(?:oh|ach|ja|okay),? )*(?:(?:ja,? )?(?:sehr )?(?:bitte|gerne?)(?!\p{L})|das (?:wäre|ist) |super|prima|toll|wunderbar|perfekt|klasse|danke|vielen dank|mach (?:das|mal))/iu,
  },
  es: {
    proposes:
      /^¿?(?:(?:y|bueno|entonces),? )*(?:propongo|y si|podríamos|deberíamos|por qué no|qué (?:os|les|te) parece si|hagamos|dejemos)(?!\p{L})/iu,
    idle: /(?<!\p{L})(?:empez\p{L}+|comen\p{L}+|continu\p{L}+|descans\p{L}+|habl\p{L}+|ver|esper\p{L}+)(?!\p{L})/iu,
    agrees:
      /^(?:sí,? )?(?:(?:estoy )?de acuerdo|vale|hecho|me parece (?:bien|perfecto)|buena idea|hagámoslo|perfecto|a mí (?:también )?me parece|por mí (?:bien|vale|sí)|yo también|muy bien|(?:sí|no),? mejor)(?!\p{L})/iu,
    welcomes:
      /^(?:(?:ah|oh|sí|vale),? )*(?:por favor|sería|genial|perfecto|estupendo|gracias|muchas gracias|qué bien|fenomenal)(?!\p{L})/iu,
  },
  fr: {
    proposes:
      /^(?:(?:et|bon|alors|donc),? )*(?:si (?:on|nous)|on pourrait|nous pourrions|on se (?:revoit|retrouve|voit)(?! (?:quand|où|à quelle))|(?:s['’]il|si) [^,]{3,30}, je propose|on devrait|je propose|pourquoi ne pas|est-ce qu['’]on|et si)(?!\p{L})/iu,
    idle: /(?<!\p{L})(?:commenc\p{L}+|continu\p{L}+|pause|parl\p{L}+|voir|attend\p{L}+|discut\p{L}+)(?!\p{L})/iu,
    agrees:
      /^(?:oui,? )?(?:d['’]accord|entendu|ça (?:me va|nous va|me convient|nous convient|marche)|bonne idée|je suis (?:d['’]accord|pour)|parfait|faisons (?:comme )?ça|adopté|pour moi (?:c['’]est (?:oui|bon|ok)|aussi)|moi aussi|très bien|tout à fait|c['’]est (?:bon|parfait)(?: pour moi)?)(?!\p{L})/iu,
    welcomes:
      /^(?:(?:ah|oh|oui|d['’]accord),? )*(?:s['’]il (?:te|vous) plaît|volontiers|ce serait|parfait|super|génial|merci|avec plaisir|très bien)(?!\p{L})/iu,
  },
  pt: {
    proposes: /^(?:(?:e|bom|então),? )*(?:proponho|e se|poderíamos|deveríamos|que tal|por que não|podemos)(?!\p{L})/iu,
    idle: /(?<!\p{L})(?:começ\p{L}+|continu\p{L}+|pausa|fal\p{L}+|ver|esper\p{L}+)(?!\p{L})/iu,
    agrees:
      /^(?:sim,? )?(?:de acordo|combinado|concordo|boa ideia|por mim tudo bem|vamos fazer isso|fechado|perfeito)(?!\p{L})/iu,
    welcomes: /^(?:(?:ah|oh|sim|ok),? )*(?:por favor|seria|ótimo|perfeito|obrigad[oa]|que bom|maravilha)(?!\p{L})/iu,
  },
  zh: {
    proposes:
      /(?:^|[，,])(?:那么?|所以|我)?(?:建议|提议)|^(?:那么?|所以|我)?(?:要不|不如|我们(?:是不是|能不能|要不要|可不可以))|(?:怎么样|如何|好不好|行不行)[？?]$/u,
    idle: /开始|休息|继续|讨论|看看|等等|再说/u,
    agrees:
      /^(?:我?也?同意|赞成|没意见|可以的|(?:好|行|对|可以)[的啊吧]?[，,、]?(?:就|我?同意|没意见|就这么|就这样)|就(?:这么|这样)(?:办|定|做)|好主意)/u,
    welcomes: /^(?:好[的啊呀]?|行|可以|那)?[，,、]?(?:太好了|那太好|谢谢|麻烦你|辛苦|好的?谢谢|拜托)/u,
  },
  ja: {
    proposes: /(?:ましょうか|どうでしょうか?|のはどうですか|提案します|ませんか)[？?。]?$/u,
    idle: /始め|休憩|続け|話し|見て|待|進み|移り/u,
    agrees: /^(?:はい、?)?(?:賛成|同意|異議なし|異議ありません|そうしましょう|それでいきましょう|いいですね)/u,
    welcomes: /^(?:はい、?)?(?:お願いします|ぜひ|助かります|ありがとう)/u,
  },
  ko: {
    proposes: /(?:어떨까요|(?<!가능|필요|어떻게|무엇을|뭘 )할까요|제안합니다|합시다|하시죠)[?？.]?$/u,
    idle: /시작|쉬|계속|이야기|기다/u,
    agrees: /^(?:네,? ?)?(?:동의합니다|찬성|좋습니다|좋아요|그렇게 (?:하죠|합시다|하시죠)|이의 없습니다)/u,
    welcomes: /^(?:네,? ?)?(?:부탁드|부탁합|좋아요|감사합니다|고마워요|그래 ?주세요)/u,
  },
}

export const isIdle = (code: string, text: string): boolean => consent[code]?.idle.test(text) === true

export const proposesIn = (code: string, text: string): boolean =>
  consent[code]?.proposes.test(text) === true && !isIdle(code, text)

interface Conversation {
  /** Concludes what is to be done, if others agree or a figure is named: "Dann nehmen wir das teurere." */
  readonly concludes: RegExp
  /** Could do something: agreed if it has a date. */
  readonly offers: RegExp
  /** Says only what to talk about. */
  readonly agenda: RegExp
  /** Ends the conversation. */
  readonly farewell: RegExp
}

const never = /(?!)/
const says = (...words: ReadonlyArray<string>): string => `^(?:(?:${words.join("|")})[,.、，]? ?)*`

const conversations: Readonly<Record<string, Conversation>> = {
  de: {
    concludes: new RegExp(
      String.raw`${
        says("gut", "okay", "ok", "also", "prima", "super", "sehr gut", "einverstanden")
      }(?:dann bleib(?:t|en) (?:die|der|das|es) |dann (?:nehmen|machen|kaufen|bestellen|behalten|verschieben|streichen|stellen|ziehen|buchen|mieten|starten|verlegen|setzen|wechseln|schließen|öffnen|bleiben|einigen|kündigen|beauftragen|liefern|verlängern|kürzen|erhöhen|senken|treffen) wir (?!uns? (?:das )?(?:mal|noch)))|(?:gut|okay|prima|super|also),? dann bleib(?:t|en) (?:die|der|das|es) |^(?:gut,? |okay,? )?also (?!(?:müss|soll|könn|dürf|woll|hab|sind|war|wär)\p{L}*)\p{L}+en wir (?!uns )`,
      "iu",
    ),
    offers:
      /(?:^|, )(?:(?:ja|gut|okay|also|und),? )*ich (?:kann|könnte) (?!.*(?<!\p{L})(?:nicht|kein\p{L}*|leider|kaum)(?!\p{L})).*(?<!kommen|gehen|bleiben|sehen|hören|verstehen|sagen|sein)[.!]?$/iu,
    agenda: /(?<!\p{L})(?:über .+ (?:sprechen|reden|diskutieren|entscheiden)|besprechen)(?!\p{L})/iu,
    farewell: new RegExp(
      String.raw`${
        says("gut", "okay", "also", "danke", "vielen dank", "prima")
      }(?:dann )?(?:bis (?:dann|bald|später|morgen|zum|zur|nächst\p{L}+|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch)[^,;]{0,20}|tschüss|auf wiedersehen|auf wiederhören|schön\p{L}+ (?:abend|wochenende|feierabend|tag)[^,;]{0,10})[.!]*$`,
      "iu",
    ),
  },
  es: {
    concludes: new RegExp(
      String.raw`${
        says("bueno", "bien", "vale", "perfecto", "muy bien", "de acuerdo")
      }(?:entonces|pues) (?:lo |la |los |las )?(?:hacemos|ponemos|dejamos|quedamos|subimos|bajamos|empezamos|compramos|elegimos|nos quedamos con|tomamos|cogemos|cambiamos|aplazamos|cancelamos|usamos|contratamos|reservamos|pedimos|vamos con|cerramos|abrimos|mantenemos|alquilamos|adelantamos|retrasamos) `,
      "iu",
    ),
    offers:
      /(?:^|, )(?:(?:sí|vale|bueno|y|pero|pues),? )*(?:yo )?(?:(?:te|le|les|os|lo|la) )?(?:puedo|podría) (?!(?:ir|venir|ver|oír|decir|entender|estar|ser)(?!\p{L})).+$/iu,
    agenda: /(?<!\p{L})(?:hablar|discutir|conversar) (?:\p{L}+ )?(?:de|del|sobre)(?!\p{L})/iu,
    farewell: new RegExp(
      String.raw`${
        says("bueno", "bien", "vale", "gracias", "muchas gracias", "entonces", "pues")
      }(?:hasta (?:luego|mañana|pronto|el|la)[^,;]{0,20}|nos vemos[^,;]{0,20}|adiós|que tengáis? .{0,20})[.!]*$`,
      "iu",
    ),
  },
  fr: {
    concludes: new RegExp(
      String.raw`${
        says("bon", "bien", "très bien", "d['’]accord", "parfait", "ok")
      }(?:(?:alors|donc),? |(?<=, ?))(?:on|nous) (?:démarre|démarrons|commence|commençons|fait|faisons|part|part sur|met|mettons|passe à|fixe|fixons|prend|prenons|achète|achetons|choisit|choisissons|garde|gardons|reporte|reportons|annule|annulons|part sur|partons sur|commande|commandons|loue|louons|reste|restons|change|changeons|ferme|fermons|ouvre|ouvrons|déplace|déplaçons|réserve|réservons|décale|décalons) `,
      "iu",
    ),
    offers:
      /(?:^|, )(?:(?:oui|bon|et|mais|alors|d['’]accord),? )*je (?:peux|pourrais) (?!(?:pas|venir|voir|entendre|dire|être|comprendre)(?!\p{L})).+$/iu,
    agenda: /(?<!\p{L})(?:parler|discuter|débattre) (?:[\p{L}'’]+ )?(?:de|du|des|d['’])/iu,
    farewell: new RegExp(
      String.raw`${
        says("bon", "bien", "merci", "merci beaucoup", "alors", "allez")
      }(?:à (?:bientôt|demain|plus tard|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|la (?:semaine|prochaine))[^,;]{0,20}|au revoir|bonne (?:journée|soirée)[^,;]{0,10}|bon week-end)[.!]*$`,
      "iu",
    ),
  },
  pt: {
    concludes: new RegExp(
      String.raw`${
        says("bom", "bem", "certo", "ótimo", "ok", "muito bem", "combinado")
      }então,? (?:compramos|escolhemos|ficamos com|mudamos|adiamos|cancelamos|usamos|contratamos|reservamos|pedimos|vamos com|fechamos|abrimos|mantemos|alugamos|antecipamos) `,
      "iu",
    ),
    offers:
      /(?:^|, )(?:(?:sim|bom|e|então),? )*(?:eu )?(?:posso|poderia) (?!(?:ir|vir|ver|ouvir|dizer|estar|ser|entender)(?!\p{L})).+$/iu,
    agenda: /(?<!\p{L})(?:falar|conversar|discutir) (?:\p{L}+ )?(?:de|do|da|dos|das|sobre)(?!\p{L})/iu,
    farewell: new RegExp(
      String.raw`${
        says("bom", "bem", "obrigad[oa]", "muito obrigad[oa]", "então")
      }(?:até (?:logo|amanhã|breve|mais|a próxima|(?:segunda|terça|quarta|quinta|sexta|sábado|domingo))[^,;]{0,20}|tchau|adeus|bom (?:dia|fim de semana)[^,;]{0,10})[.!]*$`,
      "iu",
    ),
  },
  ja: {
    concludes: /^(?:では|じゃあ|それでは|それなら|はい)、?.*(?:ましょう|(?:に|で|こと)(?:します|いきます))。?$/u,
    offers: never,
    agenda: /について.{0,6}(?:話|相談|議論|検討)/u,
    farewell:
      /^(?:では|それでは|じゃあ|はい)?、?(?:また|次は).{0,12}(?:に|で|ね)?。?$|^(?:お疲れ様|失礼します|さようなら)/u,
  },
  ko: {
    concludes:
      /^(?:그럼|그러면|좋습니다|네)[,.]? .*(?:로|을|를) (?:하죠|합시다|하겠습니다|하기로 하죠|가죠|갑시다)[.!]?$/u,
    offers: never,
    agenda: /(?:에 대해|에 관해|을|를) (?:이야기|논의|얘기|의논)/u,
    farewell: /(?:뵙겠습니다|봅시다|봬요|안녕히 (?:계세요|가세요)|수고하셨습니다|만나요)[.!]*$/u,
  },
}

const none: Conversation = { concludes: never, offers: never, agenda: never, farewell: never }

/** How conversations in a language proceed: for languages without an analyser of their own. */
export const conversationIn = (code: string): Conversation => conversations[code] ?? none

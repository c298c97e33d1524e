export interface Requests {
  /** Asks the listener for something to be done. */
  readonly asks: RegExp
  /** Said to lead the conversation: nothing is left to do afterwards. */
  readonly idle: RegExp
  /** Has to be done, but by nobody in particular. */
  readonly needs: RegExp
  /** What follows the name of a person who has to do it; `plain` only counts with a date. */
  readonly owes: string
  readonly plain: string
  /** Titles that make the next word a name. */
  readonly title: string
  /** The word before a comma at the beginning is none of these, if it is a name. */
  readonly opener: RegExp
  readonly accepts: RegExp
  readonly declines: RegExp
  /** A promise only if it is dated. */
  readonly promises: RegExp
}

export const requests: Readonly<Record<string, Requests>> = {
  de: {
    asks:
      /^(?:(?:ja|gut|okay|ok|also|dann|so|super|und), )?(?!(?:ja|gut|okay|ok|nein|klar|also|dann|so|na|ach|komm|und|aber|bitte|super|danke|genau|nun),)\p{L}{2,15}, (?:schreib|ruf|mach|hol|bring|schick|frag|kauf|besorg|sag|nimm|gib|leg|stell|druck|bestell|prüf|klär|buch|lad|setz|trag|räum|putz)e? (?!(?:ich|wir|er|sie)(?!\p{L})|mal sehen)|^(?:(?:und|dann|also),? )?\p{L}+en sie (?=[^?]*(?<!\p{L})(?:heute|morgen|bis|am|nächste|spätestens)(?!\p{L})[^?]*$)|(?:^|^[^?]{0,20} und )(?:(?:und|aber|also),? )*wer (?:kümmert sich|macht|übernimmt|kann|könnte|bringt|besorgt|holt|schreibt|organisiert|bestellt|mag)(?!\p{L})|(?<!\p{L})(?:(?:kannst|könntest|würdest|magst) du|(?:können|könnten|würden) sie|(?:könnt|könntet|würdet) ihr|bitte|denk(?:e|t|en sie)? (?:bitte )?(?:daran|dran)|vergiss nicht|vergessen sie nicht)(?!\p{L})/iu,
    idle:
      /(?<!\p{L})(?:mich (?:gut )?hören|hören sie|hört (?:ihr|man)|sehen|erzählen|erklären|wiederholen|vorstellen|anfangen|beginnen|weitermachen|platz|warten|verzeih\p{L}*|entschuldig\p{L}*|wie bitte|bitte ?(?:schön|sehr))(?!\p{L})|^bitte[.!]?$/iu,
    needs:
      /(?<!\p{L})(?:wir (?:müssen|sollten)|(?:brauchen|suchen) wir (?:noch )?(?:jemanden|wen)|wir (?:brauchen|suchen) (?:noch )?(?:jemanden|wen)|es muss|man (?:muss|sollte))(?!\p{L})/iu,
    owes: String.raw`(?:wird|soll(?:te)?|muss|kümmert sich|übernimmt)(?!\p{L})`,
    plain: String
      .raw`(?!(?:geht|kommt|ist|fährt|hat|bleibt|fehlt|heißt|beginnt|startet|endet|verlässt|arbeitet|feiert|tritt)(?!\p{L}))\p{Ll}+t(?!\p{L})`,
    title: "(?:Herrn?|Frau)",
    opener:
      /^(?:also|gut|okay|ok|nun|so|dann|danke|ja|nein|genau|klar|schön|prima|morgen|heute|übrigens|ach|na|super|toll|bitte|leider|und|aber|jetzt)$/i,
    accepts:
      /^(?:(?:äh|ähm|oh),? )*(?:ja|klar|gerne?|okay|ok|gut|mach(?:e)? ich|geht klar|kein problem|natürlich|sicher|in ordnung|alles klar|wird (?:gemacht|erledigt)|ich (?:mache|erledige|übernehme)|das (?:mache|erledige|übernehme) ich)(?!\p{L})/iu,
    declines:
      /^(?:nein,? )?(?:ich (?:kann|weiß|habe)(?: \p{L}+){0,3} (?:nicht|keine)|das geht (?:leider )?nicht|leider (?:nicht|nein|kann)|keine ahnung|(?:das )?(?:ist |habe ich )?schon (?:erledigt|gemacht|geschickt|passiert))(?!\p{L})/iu,
    promises:
      /^(?:(?:ja|gut|okay|klar|dann|nein|und),? )*ich \p{L}+e(?!\p{L})|^[^,;?]{0,40}(?:schick|send|schreib|mach|erledig|übernehm|bring|ruf|klär|prüf|bestell|liefer|hol|besorg|buch|meld|reich|bereit|stell|geb|lad|trag|frag|organisier|plan|aktualisier|korrigier|beheb|leit|informier|kümmer|schaff|besprech|koch|back|putz|fahr|regel|such|nehm|häng|leg|pack|mail|druck|back|reservier|miet|sammel|stimm|kopier)e? ich(?!\p{L})/iu,
  },
  fr: {
    asks:
      /^(?:(?:et|mais|donc|bon),? )*qui (?:s['’]occupe|se charge|peut|pourrait|veut bien)(?!\p{L})|(?<!\p{L})(?:(?:peux|pourrais)-tu|tu (?:peux|pourrais)|(?:pouvez|pourriez)-vous|vous (?:pouvez|pourriez)|s['’]il (?:te|vous) plaît|merci de|veuillez|n['’]oublie[zs]? pas)(?!\p{L})/iu,
    idle:
      /(?<!\p{L})(?:m['’]entend\p{L}*|voir|dire|raconter|expliquer|répéter|présenter|commencer|patienter|attendre|vous asseoir|comme vous pouvez)(?!\p{L})/iu,
    needs: /(?<!\p{L})(?:il faut|il faudrait|nous devons|on doit|on devrait)(?!\p{L})/iu,
    owes: String.raw`(?:va|doit|devra|s['’]occupe|se charge|\p{L}+ra)(?!\p{L})`,
    plain: String
      .raw`(?!(?:part|est|revient|arrive|vient|rentre|quitte|commence|finit|reste|sort|dort|a|entre|reprend|prend sa|manque)(?!\p{L}))\p{Ll}+(?:e|t|d)(?!\p{L})`,
    title: String.raw`(?:Madame|Monsieur|M\.|Mme)`,
    opener:
      /^(?:bon|alors|donc|bien|oui|non|merci|d['’]accord|ok|voilà|enfin|ensuite|puis|demain|aujourd['’]hui|sinon|écoutez?|et|mais)$/i,
    accepts:
      /^(?:(?:euh|ah),? )*(?:oui|d['’]accord|ok|bien sûr|pas de (?:souci|problème)|entendu|volontiers|c['’]est noté|je m['’]en (?:occupe|charge)|avec plaisir|très bien|je peux(?=[,.]))(?!\p{L})/iu,
    declines:
      /^(?:non,? )?(?:je ne (?:peux|sais) pas|désolée?|aucune idée|(?:c['’]est )?déjà fait|impossible)(?!\p{L})/iu,
    promises: /^(?:(?:oui|non|bon|alors|d['’]accord),? )*j(?:e |['’])/iu,
  },
  es: {
    asks:
      /^¿?(?:(?:y|pero|bueno),? ¿?)*quién (?:se encarga|puede|podría|se ocupa|quiere)(?!\p{L})|(?<!\p{L})(?:puedes|podrías|(?:puede|podría) usted|pueden|podrían|por favor|no (?:te )?olvides?|acuérdate de|encárgate)(?!\p{L})/iu,
    idle:
      /(?<!\p{L})(?:oírme|oír|oyes?|ver|contar|contarnos|explicar\p{L}*|repetir|presentar\p{L}*|empezar|esperar|sentar\p{L}*|espere[nu]?)(?!\p{L})/iu,
    needs: /(?<!\p{L})(?:tenemos que|hay que|debemos|necesitamos|deberíamos)(?!\p{L})/iu,
    owes: String.raw`(?:va a|tiene que|debe|se encarga|\p{L}+rá)(?!\p{L})`,
    plain: String
      .raw`(?!(?:llega|viene|va|es|sale|vuelve|termina|empieza|tiene|entra|deja|falta)(?!\p{L}))\p{Ll}+[ae](?!\p{L})`,
    title: "(?:Señora?|Sra?\\.|Don|Doña)",
    opener: /^(?:bueno|vale|entonces|bien|sí|no|gracias|claro|pues|luego|mañana|hoy|además|oye|mira|y|pero|ahora)$/i,
    accepts:
      /^(?:(?:eh|ah),? )*(?:sí|vale|claro|de acuerdo|por supuesto|sin problema|perfecto|ok|hecho|con gusto|yo me encargo|me encargo|puedo(?=[,.]))(?!\p{L})/iu,
    declines:
      /^(?:no,? )?(?:no (?:puedo|sé)|lo siento|ni idea|ya está (?:hecho|enviad[oa])|imposible|ya lo (?:hice|he hecho))(?!\p{L})/iu,
    promises:
      /^(?:(?:sí|vale|bueno|claro|pues),? )*(?:yo (?:(?:me|te|le|lo|la|los|las|se|os|les) ){0,2}|(?:te|le|les|os|se) (?:(?:lo|la|los|las) )?|(?:lo|la|los|las) )\p{L}+o(?!\p{L})/iu,
  },
  pt: {
    asks:
      /(?<!\p{L})(?:você (?:pode|poderia)|vocês (?:podem|poderiam)|podes|(?<=^(?:\p{L}+, )?)(?:pode|poderia|podem)|por favor|não (?:se )?esqueç\p{L}+|lembre-se de)(?!\p{L})/iu,
    idle:
      /(?<!\p{L})(?:me ouvir|ouvir|ver|contar|explicar|repetir|apresentar\p{L}*|começar|esperar|sentar\p{L}*|ser|haver|acontecer|dizer)(?!\p{L})/iu,
    needs: /(?<!\p{L})(?:temos (?:que|de)|precisamos|devemos|é preciso|deveríamos)(?!\p{L})/iu,
    owes: String.raw`(?:vai|tem (?:que|de)|deve|fica de|se encarrega|\p{L}+rá)(?!\p{L})`,
    plain: String.raw`\p{Ll}+[ae](?!\p{L})`,
    title: "(?:[Oo] |[Aa] )?(?:Senhora?|Sra?\\.|Dona)",
    opener: /^(?:bom|bem|então|certo|ok|sim|não|obrigad[oa]|claro|depois|amanhã|hoje|olha|agora|e|mas|pois)$/i,
    accepts:
      /^(?:(?:ah|hum),? )*(?:sim|claro|combinado|ok|certo|com certeza|pode deixar|sem problema|está bem|tudo bem|posso(?=[,.])|eu (?:faço|cuido))(?!\p{L})/iu,
    declines:
      /^(?:não,? )?(?:não (?:posso|sei|consigo)|desculpe?|nem ideia|já (?:está feito|fiz|enviei)|impossível)(?!\p{L})/iu,
    promises: /^(?:(?:sim|certo|bom|ok|claro),? )*eu (?:(?:te|lhe|lhes|o|a|os|as|me) )?\p{L}+o(?!\p{L})/iu,
  },
  ja: {
    asks:
      /(?:[てで](?:ください|もらえますか|いただけますか|くれますか|ほしいです|いただけると)|お願いします|お願いできますか)/u,
    idle:
      /^(?:(?:はい|では|それでは|じゃあ)、?)?(?:(?:どうぞ)?よろしく)?お願い(?:いた)?します。?$|よろしく|聞こえ|教えて|説明|始め|座|待|見てください|ご覧|聞いてください|考えてみて|許して|安心して|気をつけて/u,
    needs: /必要があります|なければ|しましょう|べきです/u,
    owes: String.raw`(?:さん|様|くん|君)?(?:が|は)[^。]*(?:担当|します|する予定|行います|送ります|作ります)`,
    plain: "(?!)",
    title: "(?!)",
    opener: /(?!)/,
    accepts:
      /^(?:はい|わかりました|分かりました|承知|了解|かしこまりました|いいですよ|もちろん|やります|やっておきます)/u,
    declines: /^(?:いいえ|できません|無理|わかりません|分かりません|すみませんが|もう(?:やり|送り|終わり)ました)/u,
    promises:
      /(?<!質問|説明|紹介|失礼|感謝|開始|終了|発言|お願い|お伝え|賛成|同意|理解|期待|心配|検討)(?:[\p{sc=Han}]{2}を?|お\p{sc=Han}{1,2}\p{sc=Hira}{0,2})(?:いた)?します(?:ね)?。?$|(?:送り|作り|連絡し|準備し|確認し|提出し|用意し|手配し|共有し|報告し|修正し|対応し|予約し|まとめ|調べ|書き|出し|依頼し|届け|更新し)(?:て(?:おき)?)?ます(?:ね)?。?$/u,
  },
  ko: {
    asks: /(?:주세요|주시겠|주실 ?수|주실래요|줄래요|주시기 바랍니다|부탁(?:드|해|합))/u,
    idle: /들리|말씀해|설명해|알려 ?주|시작해|앉아|기다려|봐 ?주|들어 ?주|잘 부탁|이해해/u,
    needs: /해야 (?:합니다|해요|됩니다)|필요가 있|해야겠/u,
    owes: String
      .raw`(?: ?(?:씨|님|대리|과장|팀장|부장))?(?:이|가|은|는)[^.]*(?:담당|합니다|하기로|할 예정|보냅니다|하겠습니다)`,
    plain: "(?!)",
    title: "(?!)",
    opener: /(?!)/,
    accepts: /^(?:네|예|알겠습니다|그럴게요|좋아요|물론|그러겠습니다|제가 (?:하겠|할게))/u,
    declines: /^(?:아니요|안 됩니다|못 ?(?:합|해)|모르겠|이미|죄송)/u,
    promises: /(?<!알|감사하|시작하|마치|말씀드리|모르|설명하)(?:겠습니다|게요)[.!]?$/u,
  },
}

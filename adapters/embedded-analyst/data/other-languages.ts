/** What is known about a language without an analyser of its own: enough to find its cues. */
export interface Cues {
  readonly stopWords: ReadonlySet<string>
  readonly decides: RegExp
  /** Denied, asked, imagined or long ago. */
  readonly undecided: RegExp
  readonly promises: RegExp
  /** What is not promised, though it is in the first person. */
  readonly thinks: RegExp
  /** Words that name nothing one could look up. */
  readonly dull: RegExp
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))
const never = /(?!)/

export const unknown: Cues = {
  stopWords: new Set(),
  decides: never,
  undecided: never,
  promises: never,
  thinks: never,
  dull: never,
}

export const otherLanguages: Readonly<Record<string, Cues>> = {
  es: {
    stopWords: set(
      "el la los las un una unos unas de del al a en y o u que se su sus por para con sin sobre lo le les me te nos es son fue era ser está están hay ha han he muy más menos como pero porque si no sí ya también este esta estos estas ese esa eso esto mi tu qué cuándo cómo quién dónde todo todos todas gracias hola vamos bien entonces ahora hoy mañana",
    ),
    decides:
      /\b(?:hemos decidido|decidimos|hemos acordado|acordamos|se (?:decidió|acordó|aprobó)|queda (?:\w+ )?(?:aprobad|decidid|acordad|fijad)\w)|^(?:(?:muy bien|bueno|vale|sí|de acuerdo),? )*(?:aceptamos|aprobamos|elegimos|nos quedamos con|contratamos|descartamos|cancelamos|aplazamos) (?!que\b)\w+/i,
    undecided:
      /(?<!\p{L})(?:no (?:se )?(?:ha|hemos|han|lo hemos|decidi|acord|aprob|vot)\p{L}*|todavía no|aún no|sin decidir|hace \p{L}+ años?|el año pasado|tenemos que decidir)(?!\p{L})|^(?:(?:y|pero|entonces),? )*(?:si|cuando|hasta que) /iu,
    promises:
      /\b(?:yo (?:me encargo|lo haré|hago|pongo|llevo|traigo|compro|llamo|escribo|mando|preparo|organizo|busco|imprimo)|me (?:encargo|ocupo)|voy a)\b|(?<![\p{L}])\p{L}+(?:ar|er|ir|dr)é(?!\p{L})/iu,
    thinks:
      /(?<!\p{L})(?:seré|estaré|tendré(?! (?:\p{L}+ )?(?:list|preparad|hech|terminad|acabad))|podré|sabré|querré|diré|creo|pienso|espero)(?!\p{L})/iu,
    dull:
      /^(?:lugar|sesión|decidid[oa]|perfecto|pedir|puedo|gracias|quién|cuánto|cuántos|tenemos|euros?|cero|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciséis|veinte|treinta|cuarenta|cincuenta|cien|mil|parece|podríamos|necesitamos|creo|vale|año|años|mes|meses|horas?|minutos?|menos|alguien|alguno|dejamos|hacemos|entonces|dos|tres|cuatro|cinco|tema|temas|pasado|pasada|nuev[oa]s?|pequeñ[oa]s?|grandes?|acuerdo|todos|antes|después|cada|otro|otra|otros|otras|algo|nada|mejor|mismo|misma|solo|sólo|hasta|desde|entre|durante|aunque|porque|cuando|donde|puede|pueden|tiene|tienen|hacer|lunes|martes|miércoles|jueves|viernes|sábado|domingo|semana|próxim[oa]|tarde|noche|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|primer[oa]?|segund[oa]|último|última)$/i,
  },
  fr: {
    stopWords: set(
      "le la les un une des de du au aux à en et ou que qui se son sa ses par pour avec sans sur ce cet cette ces il elle ils elles on nous vous je tu me te est sont était être a ont ai avons avez très plus moins comme mais parce si ne pas oui non aussi mon ma mes ton notre nos votre vos leur leurs tout tous toutes merci bonjour alors maintenant aujourd'hui demain donc bien dans fait faire",
    ),
    decides:
      /\b(?:nous avons|on a|il a été) (?:donc |finalement )?(?:décidé|convenu|approuvé)|d'accord pour\b|^(?:(?:très bien|d'accord|parfait),? )*(?:on|nous) (?:accepte|acceptons|retient|retenons|valide|validons|adopte|adoptons) (?!que\b)\w+/i,
    undecided:
      /(?<!\p{L})(?:pas (?:encore )?(?:été )?(?:décidé|convenu|approuvé|adopt|vot)\p{L}*|il y a \p{L}+ ans|l['’]an(?:née)? (?:dernier|dernière|passée)|rien (?:décidé|voté))(?!\p{L})|^(?:(?:et|mais|donc),? )*(?:si |s['’]il|quand |lorsque |tant que )/iu,
    promises:
      /^(?:(?:oui|bon|alors|ok|d['’]accord|et),? )*(?:moi,? )?j(?:['’](?:envoie|apporte|imprime)|e (?:prends|réserve|commande|prépare|contacte|fais)) (?:(?:la|le|les|un|une|tout)(?!\p{L})|l['’])(?! (?:tour|point|temps)(?!\p{L}))|(?<!\p{L})je (?:vais|m['’]en (?:occupe|charge)|m['’]occupe|vous envoie|prépare)(?!\p{L})|(?<!\p{L})j(?:e |['’])(?:(?:l[ea]s?|leur|lui|vous|te|m['’]en|y|l['’]|en) ?){0,2}\p{L}+rai(?!\p{L})|^(?:(?:oui|non|bon|alors|d['’]accord),? )*j(?:e |['’])[^,;]*(?<!\p{L})(?:demain|ce soir|cet après-midi|tout de suite|(?:la semaine|le mois) prochaine?|(?:avant|d['’]ici) (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|la fin))(?!\p{L})/iu,
    thinks:
      /(?<!\p{L})j(?:e |['’])(?:ne |n['’])?(?:serai|aurai|pourrai|saurai|voudrai|devrai|dirai|crois|pense|espère|suis|ai|étais|avais|peux|veux|dois|sais|voudrais)(?!\p{L})|(?<!\p{L})peut-être(?!\p{L})/iu,
    dull:
      /^(?:mois|euros?|prend|prendre|demander|faut|faudrait|voudrais|voir|mettre|dire|donner|passer|heures?|minutes?|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt|trente|cent|mille|fois|nombre|semaines|années|ans|vraiment|presque|avant|après|deux|trois|quatre|cinq|celui|celle|ceux|celles|d['’]accord|l['’]autre|nouve(?:au|lle|aux|lles)|besoin|prochaine?s?|soir|matin|jour|jours|semaine|chaque|autre|autres|encore|toujours|jamais|même|entre|depuis|pendant|quand|combien|comment|peux|peut|peuvent|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|année|premi(?:er|ère)|dernier|dernière|quelque|quelques|chose|choses|être|avoir|était|c['’]est|j['’]ai|n['’]est|qu['’]il|qu['’]elle|qu['’]on)$/i,
  },
  de: {
    stopWords: set(
      "der die das den dem des ein eine einen einem einer und oder aber dass daß von zu zum zur im in am an auf aus bei mit nach für über um ist sind war waren sein hat haben wird werden ich du er sie es wir ihr mich mir uns euch ihm ihn ihnen nicht kein keine auch noch nur schon sehr mehr als wie wenn weil so dann jetzt heute morgen ja nein bitte danke hallo guten man was wann wer wo warum alle alles dieser diese dieses mein dein unser",
    ),
    decides: /\b(?:beschlossen|entschieden|geeinigt|vereinbart|genehmigt)\b/i,
    undecided:
      /(?<!\p{L})(?:noch (?:nicht|nichts)|(?:nicht|nichts|nie) (?:beschlossen|entschieden|vereinbart|angenommen|genehmigt)|vor \p{L}+ jahren|(?<!wie )letztes jahr|(?:beschlossen|entschieden|angenommen|genehmigt) (?:werden (?:muss|müssen|soll\p{L}*|kann)|hätten?|würden?))(?!\p{L})|^(?:(?:und|aber|also),? )*(?:ob|wenn|falls|bevor|sobald|solange) /iu,
    promises:
      /(?<!\p{L})ich (?:werde|kümmere? mich|schicke?|sende|schreibe?|bereite|rufe?|übernehme?|mache?|kläre?|prüfe?|besorge?|backe|koche|bestelle?|kaufe?|bringe?|hole?|ände?re?|putze?|drucke?|reserviere?|organisiere?|nehm(?:e(?! (?:an|zu|ab)(?!\p{L})))?(?! an(?!\p{L}))|frage?(?! (?:sie|dich|mich|euch|ihn|ihr)(?!\p{L})))(?!\p{L})|^(?:(?:ja|gut|okay|dann|nein|und),? )*ich \p{L}+e(?!\p{L})[^,;]*(?<!\p{L})(?:morgen|heute|gleich|nachher|sofort|bis (?:zum|morgen|heute|ende|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|am (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|nächste woche)(?!\p{L})/iu,
    thinks:
      /(?<!\p{L})ich (?:werde wohl|habe|hatte|hätte|wäre|würde|möchte|könnte|sollte|glaube|denke|hoffe|finde|vermute|meine|komme|gehe|fahre|bleibe|sehe|höre|freue|bitte|frage mich)(?!\p{L})|(?<!\p{L})ich (?!(?:noch|auch|jetzt|ja|doch|aber|leider|eigentlich|das|es|da|sie|ihn)(?!\p{L}))\p{L}+ (?:(?:das|es|da|dir|ihm|ihr|euch|ihnen) )?(?:nicht|kein\p{L}*|nie|nichts)(?!\p{L})|(?<!\p{L})(?:vielleicht|eventuell)(?!\p{L})/iu,
    dull:
      /^(?:Ich|Sie|Wir|Mal|Uhr|Ihnen|Ihr|Ihre|Ihren|Euch|Zwei|Drei|Ende|Anfang|Tag|Tage|Woche|Wochen|Monat|Jahr|Jahre|Abend|Morgen|Mittag|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|Problem|Frage|Sache|Herr|Herrn|Frau|Dank|Stunde|Stunden|Minuten|Prozent|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)$/,
  },
  pt: {
    stopWords: set(
      "o a os as um uma uns umas de do da dos das ao à em no na nos nas e ou que se seu sua seus suas por para com sem sobre lhe me te nós é são foi era ser está estão há tem muito mais menos como mas porque se não sim já também este esta isto esse essa isso meu minha todo todos todas obrigado obrigada olá vamos bem então agora hoje amanhã eu ele ela eles elas você vocês",
    ),
    decides:
      /\b(?:decidimos|foi decidido|fic(?:ou|a) (?:assim )?(?:decidido|combinado|acordado)|concordamos|combinamos|foi aprovad\w)/i,
    undecided:
      /(?<!\p{L})(?:não (?:se )?(?:foi|decidi|concord|combin|aprov|vot|est)\p{L}*|ainda não|há \p{L}+ anos|no ano passado|temos (?:que|de) decidir)(?!\p{L})|^(?:(?:e|mas|então),? )*(?:se|quando|até que) /iu,
    promises:
      /\b(?:eu (?:vou|faço|envio)|vou (?:enviar|preparar|ligar|escrever|fazer|falar|pedir|mandar|comprar|reservar|perguntar|buscar|levar|trazer|marcar|resolver|avisar|organizar|verificar|chamar|contratar)|fico responsável|me encarrego)\b|(?<!\p{L})\p{L}+(?:ar|er|ir)ei(?!\p{L})/iu,
    thinks: /(?<!\p{L})(?:serei|estarei|terei|poderei|saberei|acho|penso|espero)(?!\p{L})/iu,
    dull:
      /^(?:ainda|ótimo|posso|quem|fica|ficou|cento|reais|domingo|verdade|ugar|antes|depois|dois|duas|três|quatro|cinco|temos|assuntos?|acordo|nov[oa]s?|gente|cada|outr[oa]s?|algo|nada|melhor|mesm[oa]|apenas|até|desde|entre|durante|porque|quando|onde|pode|podem|segunda|terça|quarta|quinta|sexta|sábado|domingo|semana|próxim[oa]|tarde|noite|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|primeir[oa]|últim[oa])$/i,
  },
  ja: {
    stopWords: set(
      "です ます した して する こと もの それ これ あれ ここ そこ ため よう から まで など とき 今日 明日 昨日 私 あなた 皆さん はい いいえ ありがとう ございます ました ません でしょう という について 思い ください お願い いう ある いる なる",
    ),
    decides: /決定|決めました|決まりました|ことにしました|ことにします(?!か)|ことにしましょう|ことになりました|合意/,
    thinks: never,
    dull:
      /^(?:[一二三四五六七八九十百千万\d]+(?:日|月|時|分|年|人|円|番|社|つ|回)?|一番|少し|今回|前回|次回|おはよう|こんにちは|こんばんは|皆さん|みなさん|そう|ちょうど|話し合い|遅れ|予定|来週|今週|午後|午前|[月火水木金土日]曜日?)$/,
    undecided:
      /(?:ていません|ていない|ませんでした|なかった|かどうか)(?:が|ので)?[。、]?$|まだ|(?:可決|決定|承認)(?:され|し)?(?:たら|れば|ければ)/u,
    promises: /私が|担当します|やっておきます|送ります|作ります|連絡します|準備します|確認します/,
  },
  ko: {
    stopWords: set(
      "그리고 그래서 하지만 그런데 이것 저것 그것 우리 저희 제가 저는 오늘 내일 어제 지금 여러분 네 아니요 감사합니다 안녕하세요 합니다 있습니다 했습니다 것 수 등 더 좀 이번 다음",
    ),
    decides: /결정했|결정하|하기로 (?:했|하)|합의했/,
    thinks: never,
    dull:
      /(?:니다|세요|까요|나요|네요|어요|아요|해요|지요|으며|지만|는데|었고|했고|되고|하고|않고|해서|어서|아서|니까|려고|하기|해야|하는|있는|없는|좋은|대해|관해)$|^(?:안녕하세요|감사합니다|오늘|내일|어제|하나|다른|모두|함께|정도|[개명번분]는?|오전|오후|월요일|화요일|수요일|목요일|금요일|토요일|일요일|주말)$/,
    undecided: /(?:가결|통과|결정|합의)\S*(?:면|지 ?(?:않|못)|할지|될지)|아직|(?:않았|못했)\S*[.]?$/u,
    promises: /제가 .*(?:겠습니다|ㄹ게요|할게요)|하겠습니다|보내겠습니다/,
  },
}

const one = "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|twenty"
const englishCount = String.raw`(?:(?:\d+|${one}|all|none|nobody|no one)(?: votes?| members?| people| of us)?)`
const englishResult = String.raw`(?:${englishCount} (?:to|against) ${englishCount}|\d+ ?[-–:] ?\d+|unanimously)`
const body =
  "(?:board|council|committee|commission|panel|assembly|members|parents|shareholders|faculty|staff|team|jury)"

/** German, Spanish, French and Portuguese spell counts in one word. */
const count = String.raw`(?:\d+|\p{L}+)`

const words = (...forms: ReadonlyArray<string>): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${forms.join("|")})(?![\p{L}\p{N}])`, "iu")

const hans = "[〇零一二两三四五六七八九十百\\d]+"

/** The result of a vote: that it was taken, and how it went. */
export const votes: Readonly<Record<string, RegExp>> = {
  en: words(
    String
      .raw`(?:motion|resolution|amendment)\b[^,.;]{0,80}? (?:(?:is|was|has|has been) )?(?:therefore |then |also |unanimously |narrowly )?(?:carried|carries|passed|passes|adopted|fails|failed|defeated|lost|rejected)(?=$|[,;.!]| (?:by|with|on|narrowly|without|unanimously|${englishCount} (?:to|against)|\d))`,
    String.raw`proposal\b[^,.;]{0,80}? (?:is|was|has been) (?:\w+ly )?(?:carried|passed|adopted|voted down)`,
    String
      .raw`(?<=^(?:[\w’']+[,.:] )*)(?:approved|adopted|carried|passed|accepted|rejected|defeated)(?=[.!]?$|,? (?:${englishResult}|by (?:acclamation|consensus|a majority|${englishResult})|without (?:dissent|objections?|opposition)))`,
    "unanimously (?:approved|adopted|carried|passed|elected|rejected|agreed|decided)",
    String
      .raw`(?:we|the ${body})(?: have| has)? (?:also |then |just )?voted (?:${englishResult}|(?:to|against|for|in favou?r of|down)\b)`,
    String.raw`(?:the )?vote (?:is|was) ${englishResult}`,
    String.raw`${englishCount} in favou?r,? (?:and |with )?${englishCount} (?:against|opposed)`,
    "the ayes have it",
  ),
  de: words(
    String
      .raw`(?:antrag|vorschlag|änderung|haushalt|protokoll|anträge|beschlussvorlage)(?:s?vorschlag)? [^.;]*?(?:ist|sind|wird|wurden?) [^.;]*?(?:angenommen|abgelehnt|verabschiedet)`,
    String
      .raw`(?:einstimmig|mehrheitlich|mit (?:\p{L}+ )?mehrheit|mit ${count} (?:stimmen )?(?:zu|gegen) ${count}(?: stimmen)?) (?:angenommen|abgelehnt|beschlossen|genehmigt|gewählt|verabschiedet|dafür|dagegen|entschieden|abgestimmt|gestimmt)`,
    String.raw`wir (?:haben|stimmten) [^.;]*?mit ${count} (?:stimmen )?(?:zu|gegen) ${count}`,
    String.raw`wir haben [^.;]*?(?:dafür|dagegen|für [^.;]+|gegen [^.;]+) gestimmt`,
    String.raw`${count} (?:ja-?)?stimmen dafür`,
  ),
  es: words(
    String
      .raw`(?:moción|propuesta|enmienda|acta|resolución|presupuesto) [^.;]*?(?:queda|quedó|fue|es|ha sido|resulta) (?:\p{L}+ )?(?:aprobad|rechazad|aceptad)[oa]`,
    String
      .raw`(?:aprobad|rechazad|adoptad|elegid|aceptad)[oa]s? (?:por (?:unanimidad|mayoría|aclamación|${count} (?:votos )?(?:a|contra) ${count})|${count} a ${count})`,
    String
      .raw`(?:votamos|hemos votado|se votó) (?:por (?:unanimidad|mayoría)|(?:por )?${count} (?:votos )?(?:a|contra) ${count}|a favor de|en contra de)`,
    String.raw`${count} votos a favor`,
  ),
  fr: words(
    String
      .raw`(?:motion|proposition|résolution|amendement|budget|procès-verbal) [^.;]*?(?:est|sont|a été|ont été) (?:\p{L}+ )?(?:adopt|approuv|rejet|accept|refus|vot)ée?s?`,
    String
      .raw`(?:adopt|approuv|vot|rejet|accept)ée?s? (?:à (?:l['’]unanimité|la majorité)|(?:par )?${count} (?:voix )?(?:contre|à) ${count})`,
    String
      .raw`(?:nous avons|on a) voté (?:à (?:l['’]unanimité|la majorité)|(?:par |à )?${count} (?:voix )?(?:contre|à) ${count}|pour|contre)`,
    String.raw`${count} voix pour`,
  ),
  pt: words(
    String
      .raw`(?:moção|proposta|emenda|ata|resolução|orçamento) [^.;]*?(?:fica|ficou|foi|é|está) (?:\p{L}+ )?(?:aprovad|rejeitad|aceit)[oa]?`,
    String
      .raw`(?:aprovad|rejeitad|adotad|eleit|aceit)[oa]s? (?:por (?:unanimidade|maioria|aclamação|${count} (?:votos )?(?:a|contra) ${count})|${count} a ${count})`,
    String
      .raw`votamos (?:por (?:unanimidade|maioria)|(?:por )?${count} (?:votos )?(?:a|contra) ${count}|a favor d[eoa]s?|contra)`,
    String.raw`${count} votos a favor`,
  ),
  zh: new RegExp(
    String
      .raw`(?:动议|提案|议案|决议|提议|修正案)[^，。；]{0,16}(?:通过了?|否决了?)(?=[，。；！]|$)|(?:全票|一致|多数|${hans}票?[比对]${hans}票?(?:的[^，。]{1,6})?)(?:表决)?(?:通过|否决|赞成|同意)|投票(?:决定|通过|否决)|${hans}票(?:赞成|同意)`,
    "u",
  ),
  ja: new RegExp(
    String
      .raw`(?:可決|否決)(?:され|しま|とな|です|。|$)|(?:賛成多数|全会一致|満場一致|全員一致|${hans}対${hans})(?:で|に)[^。]*(?:可決|否決|承認|採択|決ま|決め|決定|賛成)|賛成${hans}(?:票|名|人)?[、,・ ]*反対${hans}`,
    "u",
  ),
  ko: new RegExp(
    String
      .raw`(?:가결|부결)(?:되|됐|됨|입|하|했)|(?:만장일치|다수결|과반수?|[가-힣\d]+ ?대 ?[가-힣\d]+)(?:의 찬성)?(?:으로|로)[^.]*(?:통과|승인|채택|결정|찬성|합의)|(?:안건|동의안|제안|의안|결의안)(?:이|은|가|는)[^.]*통과(?:되|됐|했)|찬성 ?\d+[^.]*반대 ?\d+`,
    "u",
  ),
}

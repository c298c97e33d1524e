import { anyCase } from "#adapters/intl/any-case.ts"

interface Dates {
  /** A day, deadline or span: when something is to be done. */
  readonly due: RegExp
  /** What adds nothing once "due:" stands before it: "by", "on". */
  readonly edge: RegExp
}

const of = (edge: RegExp, ...forms: ReadonlyArray<string>): Dates => ({
  due: anyCase(String.raw`(?<![\p{L}\p{N}])(?:${forms.join("|")})(?![\p{L}\p{N}])`),
  edge,
})

const day = String.raw`(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch`
const germanMonth = "januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember"
const germanLead = String
  .raw`(?:(?:spätestens )?(?:bis|vor|am|ab|zum|zur)(?: (?:spätestens|zum|zur|nächste[nrms]?|kommende[nrms]?|diese[nrms]?|de[rms]|ende|mitte|anfang))* |(?:nächste[nrms]?|kommende[nrms]?|diese[nrms]?) )`
const germanClock = String.raw`(?: um \p{N}{1,2}(?:[:.]\d\d)?(?: uhr)?)?`
const germanCount = String.raw`(?:einem|einer|zwei|drei|vier|fünf|sechs|zehn|vierzehn|\d+)`

const frenchDay = "lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche"
const frenchMonth = "janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre"
const frenchLead = String.raw`(?:(?:avant|pour|d['’]ici|au plus tard|dès)(?: à| le| la)? (?:la |l['’])?)`

const spanishDay = "lunes|martes|miércoles|jueves|viernes|sábado|domingo"
const spanishMonth = "enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre"
const spanishLead = String.raw`(?:(?:antes del?|para|a más tardar)(?: el| la)? )`

const portugueseDay = String.raw`(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?|sábado|domingo`
const portugueseMonth = "janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro"
const portugueseLead = String.raw`(?:(?:até|antes d[eoa]|para)(?: [oa]| ao| à)? )`

const kanji = "[\\d一二三四五六七八九十]{1,3}"

const dates: Readonly<Record<string, Dates>> = {
  de: of(
    /^(?:spätestens )?(?:bis|am|zum|zur)(?: spätestens)?(?: zum| zur| zu)? /i,
    String
      .raw`${germanLead}?(?:heute|(?<!guten )[m]orgen|^morgen|übermorgen)(?: (?:früh|vormittag|mittag|nachmittag|abend))?${germanClock}`,
    String
      .raw`(?<!(?:seit|jeden|letzten) )${germanLead}(?:${day})(?:(?:vor|nach)?mittag|abend|früh)?${germanClock}`,
    String.raw`${germanLead}?\d{1,2}\. ?(?:${germanMonth})`,
    String.raw`${germanLead}\d{1,2}\.(?:\d{1,2}\.(?:\d{2,4})?)?`,
    String
      .raw`${germanLead}(?:${germanMonth}|woche|monats?|jahres?|quartals?|wochenendes?|monatsende|jahresende|feierabend|weihnachten|ostern|nächste\p{L}* (?:woche|sitzung|mal)|sitzung|treffens?)`,
    String.raw`ende (?:der|dieser|nächster|des|dieses) (?:woche|monats|jahres|quartals)`,
    String.raw`(?:in|innerhalb von) ${germanCount} (?:stunden?|tage?n?|wochen?|monate?n?)`,
    "so (?:bald|schnell) wie möglich|noch heute",
  ),
  fr: of(
    /^(?:d['’]ici(?: à)?(?: le)?|pour(?: le)?|le|au plus tard(?: le)?) /i,
    String
      .raw`${frenchLead}?(?:aujourd['’]hui|demain|après-demain|ce soir|cet après-midi|ce matin)(?: (?:matin|midi|soir|après-midi))?(?: à \d{1,2} ?h(?:eures?)?)?`,
    String
      .raw`(?<!(?:depuis|chaque) )(?:${frenchLead}|le |ce )?(?:${frenchDay})(?: (?:prochain|matin|midi|soir|après-midi))*(?: \d{1,2}(?: (?:${frenchMonth}))?)?(?! (?:dernier|passé))`,
    String.raw`(?:${frenchLead}|le )?(?:1er|\d{1,2}) (?:${frenchMonth})`,
    String
      .raw`${frenchLead}(?:${frenchMonth}|noël|pâques|fin (?:du mois|de (?:la semaine|l['’]année)|${frenchMonth})|prochaine réunion)`,
    String.raw`(?:à |avant )?la fin (?:du mois|de la semaine|de l['’]année)`,
    String.raw`(?:la semaine|le mois|l['’]année) prochaine?|cette semaine|ce mois-ci`,
    String.raw`dans (?:une?|deux|trois|quatre|cinq|dix|quinze|\d+) (?:heures?|jours?|semaines?|mois)`,
    "dès que possible|au plus vite",
  ),
  es: of(
    /^(?:para|el|a más tardar)(?: el| la)? /i,
    String
      .raw`${spanishLead}?(?:hoy|(?<!(?:la|por la|de la|esta) )mañana|pasado mañana|esta (?:tarde|noche|mañana))(?: (?:por la (?:mañana|tarde|noche)|mismo|a las \d{1,2}(?::\d\d)?))?`,
    String
      .raw`(?<!(?:desde|cada|todos los) )(?:${spanishLead}|el |este )(?:próximo )?(?:${spanishDay})(?: (?:que viene|próximo|por la (?:mañana|tarde|noche)))?(?! pasado)`,
    String.raw`(?:${spanishLead}|el )?\d{1,2} de (?:${spanishMonth})`,
    String
      .raw`${spanishLead}(?:${spanishMonth}|navidad|fin(?:al|ales)? de (?:mes|año|semana)|próxima (?:semana|reunión))`,
    String.raw`(?:la (?:semana|próxima semana)|el (?:mes|próximo mes))(?: que viene| próxim[oa])?`,
    String.raw`(?:en|dentro de) (?:una?|dos|tres|cuatro|cinco|diez|quince|\d+) (?:horas?|días?|semanas?|mes(?:es)?)`,
    "esta semana|este mes|cuanto antes|lo antes posible",
  ),
  pt: of(
    /^(?:até|para|n[oa])(?: [oa]| ao| à)? /i,
    String.raw`${portugueseLead}?(?:hoje|amanhã|depois de amanhã)(?: (?:de manhã|à tarde|à noite|mesmo|às \d{1,2}h?))?`,
    String
      .raw`(?<!(?:desde|cada|toda|todo) )(?:${portugueseLead}|n[ao] |esta |este )(?:próxim[oa] )?(?:${portugueseDay})(?: (?:que vem|próxim[ao]|de manhã|à tarde|à noite))*(?! passad[oa])`,
    String.raw`(?:${portugueseLead}|n?o dia |dia )?\d{1,2} de (?:${portugueseMonth})`,
    String
      .raw`${portugueseLead}(?:${portugueseMonth}|(?:o )?natal|(?:o )?(?:fim|final) d[oae] (?:mês|ano|semana)|próxima (?:semana|reunião))`,
    String.raw`(?:n?a (?:próxima )?semana|n?o (?:próximo )?mês)(?: que vem)?`,
    String
      .raw`(?:em|dentro de) (?:uma?|duas|dois|três|quatro|cinco|dez|quinze|\d+) (?:horas?|dias?|semanas?|mês|meses)`,
    "(?:n?esta) semana|(?:n?este) mês|o quanto antes|o mais rápido possível|assim que possível",
  ),
  ja: {
    due: new RegExp(
      String
        .raw`(?:(?:今週|来週|再来週|次)の?)?[月火水木金土日]曜日?(?:の?(?:朝|午前|午後|夕方|夜)(?:中)?)?(?:まで|中)?|(?:今日|本日|明日|あした|明後日|今夜|今週|来週|今月|来月|月末|今月末|来月末|年末|週末|次回の?会議)(?:の(?:朝|午前|午後|夕方|夜|初め|末)(?!礼|食|会))?(?:中)?(?:まで)?|${kanji}月(?:${kanji}日|末|中)?(?:まで)?|${kanji}日(?:まで)|${kanji}(?:日|週間|時間|か月)以内`,
      "u",
    ),
    edge: /(?!)/,
  },
  ko: {
    due: new RegExp(
      String
        .raw`(?:(?:이번|다음) ?주 ?)?[월화수목금토일]요일(?: ?(?:오전|오후|아침|저녁|밤))?(?:까지| ?전까지)?|(?:오늘|내일|모레|이번 ?주|다음 ?주|이번 ?달|다음 ?달|월말|연말|주말|다음 회의)(?: ?(?:오전|오후|아침|저녁|밤|초|중|말))?(?: ?(?:안에|까지|전까지))?|\d{1,2}월(?: ?\d{1,2}일)?(?:까지| ?전까지)?|\d{1,2}일까지|\d+(?:일|주|시간) ?(?:안에|이내에?)`,
      "u",
    ),
    edge: /(?!)/,
  },
}

/** The due date in the words of the sentence. */
export const otherDueIn = (text: string, code: string): string | null => {
  const { due, edge } = dates[code] ?? { due: /(?!)/, edge: /(?!)/ }
  return due.exec(text)?.[0].trim().replace(edge, "") ?? null
}

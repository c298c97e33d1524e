import type { LanguageQuestions } from "../language-data.ts"

const number =
  "\\d|(?<!\\p{L})(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento|\\p{L}*cient[oa]s|mil|millones|millón)(?!\\p{L})"

export const questions: LanguageQuestions = {
  kinds: [
    ["account", /^(?:resum|describ|explic|enumer)\p{L}*(?!\p{L})/iu],
    ["duration", /^¿?(?:cuánto tiempo|desde cuándo|hasta cuándo)/i],
    [
      "money",
      /^¿?(?:cuánto (?:cuesta|cuestan|vale|dinero|gana)|cuál es el (?:precio|coste|costo|presupuesto|alquiler)|qué precio)/i,
    ],
    ["number", /^¿?(?:cuánt[oa]s?|qué edad)/i],
    ["when", /^¿?(?:cuándo|a qué hora|qué día|en qué (?:año|fecha|mes))/i],
    ["where", /^¿?(?:dónde|de dónde|adónde|en qué (?:ciudad|país|lugar))/i],
    ["who", /^¿?(?:quién|quiénes|con quién|de quién|a quién)/i],
    ["why", /^¿?por qué/i],
    ["yes-no", /^¿?(?:es|está|hay|tiene|tienen|puede|pueden|se puede)(?!\p{L})/iu],
  ],
  signs: {
    number: new RegExp(number, "iu"),
    money: new RegExp(`(?:${number})[^.?!]{0,12}(?:€|euros?|dólares|pesos|por ciento|%)|gratis`, "iu"),
    duration: new RegExp(
      `(?:${number}|(?<!\\p{L})una?)[^.?!]{0,6}(?:segundos?|minutos?|horas?|días?|semanas?|mes(?:es)?|años?)(?!\\p{L})|(?<!\\p{L})(?:desde|hasta)(?!\\p{L})`,
      "iu",
    ),
    when:
      /(?<!\p{L})(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|hoy|mañana|ayer|mediodía|(?:semana|mes) que viene|a las \S+)(?!\p{L})|(?<!\d)(?:19|20)\d\d(?!\d)/iu,
    why: /(?<!\p{L})(?:porque|ya que|para que|debido|por eso|puesto que)(?!\p{L})/iu,
    "yes-no": /^(?:sí|no|claro|exacto|por supuesto|correcto)(?!\p{L})|(?<!\p{L})no(?!\p{L})/iu,
  },
  saying: "dijo dice dicho hablado piensa opina propone discutió explicó decidió reunión",
  actions:
    /^¿?(?:cuáles son )?(?:las tareas|los próximos pasos|las acciones|los pendientes)\W*$|^¿?qué (?:hay que hacer|tareas (?:hay|quedan)|queda por hacer|tenemos que hacer)\W*$|^¿?quién (?:hace|tiene que hacer) qué\W*$|^¿?qué (?:tiene que|debe|va a) hacer (?<who>[\p{L}-]+(?: [\p{L}-]+)?)\W*$/iu,
  decisions:
    /^¿?qué (?:se (?:decidió|acordó|ha decidido)|decidimos|hemos decidido|decidieron)(?: (?:sobre|acerca de|con) (?<about>.+?))?\W*$|^¿?(?:cuáles (?:son|fueron) las|qué) decisiones(?: se tomaron| hay)?\W*$/iu,
  overview:
    /^¿?resum\p{L}+\b.{0,20}$|^haz(?:me)? un resumen\W*$|^¿?de qué (?:trata|se trata|se habló|va)\b.{0,20}$|^¿?cuáles son los puntos (?:principales|clave|más importantes)\W*$/iu,
  suggested: {
    actions: "¿Cuáles son las tareas?",
    decisions: "¿Qué se decidió?",
    about: "¿Qué se dijo sobre «…»?",
  },
}

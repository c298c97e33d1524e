import { anyCase } from "#adapters/system/intl/any-case.ts"
import type { LanguageStatements } from "../language-data.ts"

const day = "(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)"
const month = "(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)"
const lead = "(?:(?:antes del?|para|a más tardar)(?: el| la)? )"
const errand =
  "(?:envi|mand|escrib|llam|prepar|organiz|busc|imprim|compr|contact|reserv|pid|ped|pregunt|invit|pag|arregl|revis|redact|actualiz|traduc|avis|consult|encarg)\\p{L}*"

export const statements: LanguageStatements = {
  decides:
    /(?<!\p{L})(?:hemos (?:decidido|acordado|aprobado)|decidimos|acordamos|aprobamos|se (?:ha )?(?:decidió|acordó|aprobó|decidido|acordado|aprobado)|queda (?:\p{L}+ )?(?:aprobad|decidid|acordad)\p{L})(?!\p{L})|^decisión: /iu,
  undecided:
    /(?<!\p{L})(?:no|nada|nunca|todavía|aún|sin decidir|hace \p{L}+ años?|el año pasado|tenemos que|si|cuando|hasta que|deberíamos|podríamos)(?!\p{L})/iu,
  undertakes: new RegExp(
    `(?<!\\p{L})(?:(?:yo )?(?:me|te|le|les|os|se|lo|la|los|las)? ?(?:voy a ${errand}|me (?:encargo|ocupo))|yo (?:(?:me|te|le|les|os|se|lo|la|los|las) ){0,2}(?:envío|mando|preparo|reservo|pido|organizo)|${
      errand.replace("\\p{L}*", "\\p{L}*[aei]ré")
    })(?!\\p{L})`,
    "iu",
  ),
  dated:
    /^(?:(?:sí|vale|bueno|claro),? )*(?:(?:yo )?(?:(?:te|le|les|os|se|lo|la|los|las) ){0,2}(?!(?:lo|no|yo)(?!\p{L}))\p{L}{3,}o|voy a \p{L}+)(?!\p{L})/iu,
  named:
    ` (?:va a ${errand}|se encarga)(?!\\p{L})|,? ¿?(?:puedes|podrías|puede|podría|por favor,?) (?:usted )?${errand}`,
  namedDated: "(?: (?:va a|tiene que|debe|\\p{L}+rá)|,? ¿?(?:puedes|podrías|puede|podría|por favor,?))(?!\\p{L})",
  name: "(?:Señora?|Sra?\\.|Don|Doña) \\p{Lu}\\p{L}+",
  passing:
    /(?<!\p{L})(?:tengo|vengo|puedo|quiero|necesito|seré|estaré|tendré|podré|sabré|querré|diré|creo|pienso|espero|quizás?|tal vez|si|no)(?!\p{L})/iu,
  due: anyCase(
    [
      String
        .raw`${lead}?(?:hoy|(?<!(?:la|por la|de la|esta) )mañana|pasado mañana|esta (?:tarde|noche|mañana))(?: (?:por la (?:mañana|tarde|noche)|a las \d{1,2}(?::\d\d)?))?`,
      String
        .raw`(?<!(?:desde|cada|todos los) )(?:${lead}|el |este )(?:próximo )?${day}(?: (?:que viene|próximo|por la (?:mañana|tarde|noche)))?(?! pasado)`,
      String.raw`(?:${lead}|el )?\d{1,2} de ${month}`,
      String.raw`${lead}(?:${month}|navidad|fin(?:al|ales)? de (?:mes|año|semana)|próxima (?:semana|reunión))`,
      String
        .raw`(?:la (?:semana|próxima semana)|el (?:mes|próximo mes))(?: que viene| próxim[oa])|esta semana|este mes`,
    ].map((form) => String.raw`(?<![\p{L}\p{N}])(?:${form})(?![\p{L}\p{N}])`).join("|"),
  ),
  edge: /^(?:para|el|a más tardar)(?: el| la)? /i,
}

import { anyCase } from "#adapters/system/intl/any-case.ts"
import type { LanguageStatements } from "../language-data.ts"

const day = "(?:(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?|sábado|domingo)"
const month = "(?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)"
const lead = "(?:(?:até|antes d[eoa]|para)(?: [oa]| ao| à)? )"
const errand =
  "(?:envi|prepar|lig|escrev|ped|mand|compr|reserv|pergunt|busc|marc|resolv|avis|organiz|verific|contrat|contat|pag|convid|consert|revis|atualiz|traduz|encomend)\\p{L}*"

export const statements: LanguageStatements = {
  decides:
    /(?<!\p{L})(?:decidimos|concordamos em|foi decidido|fic(?:ou|a) (?:assim )?(?:decidido|combinado|acordado)|foi aprovad\p{L}|aprovamos)(?!\p{L})|^decisão: /iu,
  undecided:
    /(?<!\p{L})(?:não|nada|nunca|ainda|há \p{L}+ anos|no ano passado|temos (?:que|de)|se|quando|até que|deveríamos|poderíamos)(?!\p{L})/iu,
  undertakes: new RegExp(
    `(?<!\\p{L})(?:(?:eu )?vou ${errand}|eu (?:(?:te|lhe|lhes|o|a|os|as|me) )?(?:envio|mando|preparo|reservo|encomendo)|me encarrego|fico responsável|${
      errand.replace("\\p{L}*", "\\p{L}*rei")
    })(?!\\p{L})`,
    "iu",
  ),
  dated: /^(?:(?:sim|certo|bom|ok|claro),? )*eu (?:(?:te|lhe|lhes|o|a|os|as|me) )?(?:\p{L}+o|vou \p{L}+)(?!\p{L})/iu,
  named:
    ` (?:vai ${errand}|se encarrega|fica de ${errand})(?!\\p{L})|,? (?:você pode|você poderia|podes|pode|poderia|por favor,?) ${errand}`,
  namedDated:
    "(?: (?:vai|tem que|tem de|deve|\\p{L}+rá)|,? (?:você pode|você poderia|podes|pode|poderia|por favor,?))(?!\\p{L})",
  name: "(?:Senhora?|Sra?\\.|Dona) \\p{Lu}\\p{L}+",
  passing: /(?<!\p{L})(?:serei|estarei|terei|poderei|saberei|acho|penso|espero|talvez|se|não)(?!\p{L})/iu,
  due: anyCase(
    [
      String.raw`${lead}?(?:hoje|amanhã|depois de amanhã)(?: (?:de manhã|à tarde|à noite|às \d{1,2}h?))?`,
      String
        .raw`(?<!(?:desde|cada|toda|todo) )(?:${lead}|n[ao] |esta |este )(?:próxim[oa] )?${day}(?: (?:que vem|próxim[ao]|de manhã|à tarde|à noite))*(?! passad[oa])`,
      String.raw`(?:${lead}|n?o dia |dia )?\d{1,2} de ${month}`,
      String
        .raw`${lead}(?:${month}|(?:o )?natal|(?:o )?(?:fim|final) d[oae] (?:mês|ano|semana)|próxima (?:semana|reunião))`,
      String.raw`n?a próxima semana|n?o próximo mês|n?a semana que vem|n?esta semana|n?este mês`,
    ].map((form) => String.raw`(?<![\p{L}\p{N}])(?:${form})(?![\p{L}\p{N}])`).join("|"),
  ),
  edge: /^(?:até|para|n[oa])(?: [oa]| ao| à)? /i,
}

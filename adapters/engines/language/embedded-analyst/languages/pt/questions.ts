import type { LanguageQuestions } from "../language-data.ts"

const number =
  "\\d|(?<!\\p{L})(?:dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|quinze|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem|cento|\\p{L}*cent[oa]s|mil|milhões|milhão)(?!\\p{L})"

export const questions: LanguageQuestions = {
  kinds: [
    ["account", /^(?:resum|descrev|expli[cq]|list)\p{L}*(?!\p{L})/iu],
    ["duration", /^(?:quanto tempo|desde quando|até quando)/i],
    ["money", /^(?:quanto (?:custa|custam|vale|dinheiro|ganha)|qual é o (?:preço|custo|orçamento|aluguel|valor))/i],
    ["number", /^(?:quant[oa]s?|que idade)/i],
    ["when", /^(?:quando|a que horas|em que (?:dia|ano|data|mês)|que dia)/i],
    ["where", /^(?:onde|de onde|aonde|em que (?:cidade|país|lugar))/i],
    ["who", /^(?:quem|com quem|de quem)/i],
    ["why", /^por ?qu[eê]/i],
    ["yes-no", /^(?:é|está|há|tem|pode|podem)(?!\p{L})/iu],
  ],
  signs: {
    number: new RegExp(number, "iu"),
    money: new RegExp(`(?:${number})[^.?!]{0,12}(?:€|euros?|reais|dólares|por cento|%)|R\\$|grátis`, "iu"),
    duration: new RegExp(
      `(?:${number}|(?<!\\p{L})uma?)[^.?!]{0,6}(?:segundos?|minutos?|horas?|dias?|semanas?|mês|meses|anos?)(?!\\p{L})|(?<!\\p{L})(?:desde|até)(?!\\p{L})`,
      "iu",
    ),
    when:
      /(?<!\p{L})(?:segunda|terça|quarta|quinta|sexta|sábado|domingo|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|hoje|amanhã|ontem|meio-dia|semana que vem|próxim[oa] (?:mês|semana|ano)|às \S+)(?!\p{L})|(?<!\d)(?:19|20)\d\d(?!\d)/iu,
    why: /(?<!\p{L})(?:porque|já que|para que|devido|por isso|pois)(?!\p{L})/iu,
    "yes-no": /^(?:sim|não|claro|exato|com certeza)(?!\p{L})|(?<!\p{L})não(?!\p{L})/iu,
  },
  saying: "disse diz dito falou pensa propõe discutiu explicou decidiu reunião",
  actions:
    /^(?:quais são )?(?:as tarefas|os próximos passos|as ações|as pendências)\W*$|^o que (?:há para fazer|tem que ser feito|precisa ser feito|falta fazer|temos (?:que|de) fazer)\W*$|^quem (?:faz|tem (?:que|de) fazer) o quê?\W*$|^o que (?<who>[\p{L}-]+(?: [\p{L}-]+)?) (?:tem (?:que|de)|deve|precisa|vai) fazer\W*$/iu,
  decisions:
    /^o que (?:foi decidido|ficou decidido|decidimos|decidiram)(?: (?:sobre|quanto a) (?<about>.+?))?\W*$|^(?:quais (?:são|foram) as|que) decisões(?: foram tomadas)?\W*$/iu,
  overview:
    /^resum\p{L}+\b.{0,20}$|^faça um resumo\W*$|^(?:do que|de que) (?:se trata|trata|se falou)\b.{0,20}$|^quais são os pontos (?:principais|chave|mais importantes)\W*$/iu,
  suggested: {
    actions: "Quais são as tarefas?",
    decisions: "O que foi decidido?",
    about: "O que foi dito sobre “…”?",
  },
}

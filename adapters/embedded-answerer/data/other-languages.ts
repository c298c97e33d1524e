import type { QuestionKind } from "../reader.ts"

/** How questions begin in a language, in the order in which they are tried, and the numbers it writes as words. */
export interface Questions {
  readonly kinds: ReadonlyArray<readonly [QuestionKind, RegExp]>
  readonly numbers: string
  /** Words of questions that are not searched for. */
  readonly asking: string
  readonly yesOrNo: RegExp
  readonly because: RegExp
}

export const questionsIn: Readonly<Record<string, Questions>> = {
  de: {
    kinds: [
      ["duration", /^(?:wie lange|seit wann|bis wann)\b/],
      [
        "money",
        /^(?:wie ?viel (?:geld|euro|kostet|kosten)|was kostet|was kosten|wie teuer|wie hoch (?:ist|sind) (?:der preis|die kosten|die miete|das budget))/,
      ],
      ["number", /^(?:wie ?viele?|wie (?:alt|gro(?:ß|ss)|hoch|weit|lang|breit|oft))\b/],
      ["when", /^(?:wann|um wie viel uhr|an welchem tag|in welchem jahr)\b/],
      ["where", /^(?:wo|woher|wohin|in welche[rmn] (?:stadt|land|ort))\b/],
      ["who", /^(?:wer|wen|wem|wessen|mit wem|von wem)\b/],
      ["why", /^(?:warum|weshalb|wieso|aus welchem grund)\b/],
      ["how", /^wie\b/],
      ["yes-no", /^(?:ist|sind|war|waren|hat|haben|wird|werden|kann|können|darf|soll|muss|gibt|geht)\b/],
    ],
    numbers:
      "null|eins?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig|\\w*hundert\\w*|\\w*tausend\\w*|millionen?|\\w+und\\w+zig|\\w+zehn",
    asking:
      "wer wen wem wessen wann wo woher wohin warum weshalb wieso wie wieviel viel viele was welche welcher welches welchem welchen gibt geht denn da doch hoch alt groß lang weit teuer oft spät sich ab statt",
    yesOrNo: /^(?:ja|nein|doch|genau|stimmt|natürlich|klar)\b/i,
    because: /\b(?:weil|denn|damit|deshalb|daher|wegen|um .* zu|sonst)\b/i,
  },
  fr: {
    kinds: [
      ["duration", /^(?:combien de temps|depuis quand|pendant combien)\b/],
      ["money", /^(?:combien (?:coûte|coute|ça|gagne)|quel est le (?:prix|coût|budget|loyer)|à combien)/],
      ["number", /^(?:combien|quel âge|quel est le nombre)\b/],
      ["when", /^(?:quand|à quelle (?:heure|date)|quel jour|en quelle année|à partir de quand)(?!\p{L})/u],
      ["where", /^(?:où|d'où|dans quelle? (?:ville|pays|endroit))(?!\p{L})/u],
      ["who", /^(?:qui|à qui|avec qui|de qui|chez qui)\b/],
      ["why", /^pourquoi\b/],
      ["how", /^comment\b/],
      ["yes-no", /^(?:est-ce qu|est-il|est-elle|y a-t-il|a-t-on|peut-on|avez-vous)/],
    ],
    numbers:
      "zéro|un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|cents?|mille|millions?",
    asking: "qui quand où pourquoi comment combien quel quelle quels quelles quoi est-ce qu",
    yesOrNo: /^(?:oui|non|si|exactement|bien sûr|tout à fait|d'accord)(?!\p{L})/iu,
    because: /\b(?:parce que?|car|puisque|pour que|afin|à cause|grâce|sinon)\b/i,
  },
  es: {
    kinds: [
      ["duration", /^¿?(?:cuánto tiempo|desde cuándo|hasta cuándo)/],
      [
        "money",
        /^¿?(?:cuánto (?:cuesta|cuestan|vale|dinero|gana)|cuál es el (?:precio|coste|costo|presupuesto|alquiler)|qué precio)/,
      ],
      ["number", /^¿?(?:cuánt[oa]s?|qué edad)/],
      ["when", /^¿?(?:cuándo|a qué hora|qué día|en qué (?:año|fecha|mes))/],
      ["where", /^¿?(?:dónde|de dónde|adónde|en qué (?:ciudad|país|lugar))/],
      ["who", /^¿?(?:quién|quiénes|con quién|de quién|a quién)/],
      ["why", /^¿?por qué/],
      ["how", /^¿?cómo/],
    ],
    numbers:
      "cero|uno|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento|\\w*cientos|mil|millon(?:es)?|millón",
    asking: "quién quiénes cuándo dónde adónde qué cómo cuál cuáles cuánto cuánta cuántos cuántas",
    yesOrNo: /^(?:sí|no|claro|exacto|por supuesto|correcto)(?!\p{L})/iu,
    because: /\b(?:porque|ya que|para que|debido|por eso|puesto que|si no)\b/i,
  },
  pt: {
    kinds: [
      ["duration", /^(?:quanto tempo|desde quando|até quando)/],
      ["money", /^(?:quanto (?:custa|custam|vale|dinheiro|ganha)|qual é o (?:preço|custo|orçamento|aluguel|valor))/],
      ["number", /^(?:quant[oa]s?|que idade)/],
      ["when", /^(?:quando|a que horas|em que (?:dia|ano|data|mês)|que dia)/],
      ["where", /^(?:onde|de onde|aonde|em que (?:cidade|país|lugar))/],
      ["who", /^(?:quem|com quem|de quem)/],
      ["why", /^por ?qu[eê]/],
      ["how", /^como/],
    ],
    numbers:
      "zero|um|uma|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|catorze|quinze|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem|cento|\\w+centos|mil|milhão|milhões",
    asking: "quem quando onde aonde que como qual quais quanto quanta quantos quantas porque porquê",
    yesOrNo: /^(?:sim|não|claro|exato|exatamente|com certeza)(?!\p{L})/iu,
    because: /\b(?:porque|pois|para que|por causa|devido|já que|por isso|senão)\b/i,
  },
  ja: {
    kinds: [
      ["duration", /どの(?:くらい|ぐらい)の(?:時間|期間)|何(?:時間|日間|週間|か月|ヶ月|年間|分間)/],
      ["money", /いくら|(?:値段|料金|費用|価格|予算|家賃|給料)は/],
      ["when", /いつ|何(?:時|曜日|月|日|年)/],
      ["number", /いくつ|何(?:人|個|台|枚|件|回|本|冊|歳|番|名|匹|杯|度|パーセント)|番号|どの(?:くらい|ぐらい)/],
      ["where", /どこ|どちら/],
      ["who", /誰|だれ|どなた/],
      ["why", /なぜ|どうして|何で|理由|原因/],
      ["how", /どう(?:やって|すれば)|どのように/],
      ["yes-no", /^(?!.*何).*(?:ます|です|ました|でした|ません)か[。？?]?$/],
    ],
    numbers:
      "[〇一二三四五六七八九十百千万億]+(?:円|人|個|台|枚|件|回|本|冊|歳|番|名|時|日|月|年|分|週|つ|度)|[A-Za-z]+-?[0-9]",
    asking: "誰 だれ どなた いつ どこ どちら 何 なに なん なぜ どうして いくら いくつ どう どの どれ",
    yesOrNo: /^(?:はい|いいえ|ええ|うん|そうです)/,
    because: /ので|から(?:です)?[。、]|ため|せい|理由|原因/,
  },
}

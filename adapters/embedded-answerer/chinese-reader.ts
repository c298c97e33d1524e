import { asks } from "#adapters/embedded-analyst/data/chinese.ts"
import { Jieba } from "@node-rs/jieba"
import { dict } from "@node-rs/jieba/dict.js"
import type { Part, QuestionKind, Reader, Token } from "./reader.ts"

const stops = new Set(
  `的 了 是 在 和 与 就 都 也 还 吗 呢 吧 啊 嗯 呃 我 你 他 她 它 我们 你们 他们 她们 这 那 这个 那个 什么 谁 哪 哪里 哪儿 哪个 怎么 怎样 如何 为什么
  几 几个 几点 多少 多久 多大 何时 何地 时候 有 没有 要 会 能 可以 一个 一下 上 下 个 把 被 对 从 到 给 让 请 请问 之 其 及 或 而 但 但是 因为 所以`
    .split(/\s+/),
)
const kinds: ReadonlyArray<readonly [QuestionKind, RegExp]> = [
  ["duration", /多久|多长时间|几(?:天|个月|年|个?小时|分钟|周)/],
  ["money", /多少钱|价格|费用|成本|预算|工资|薪水|租金|花费|售价/],
  ["number", /多少|几(?!点|号|月)|多(?:大|高|远|长|重)/],
  ["when", /什么时候|何时|几点|几号|几月|哪一?(?:天|年|月)|什么时间|日期/],
  ["where", /哪里|哪儿|在哪|什么地方|何地|哪个(?:城市|国家|地方)/],
  ["who", /谁|哪位|什么人/],
  ["why", /为什么|为何|怎么会|原因/],
  ["how", /怎么|怎样|如何/],
  ["yes-no", /吗[？?]?$|是不是|有没有|能不能|可不可以|会不会|是否/],
]
const number = /\d|[一二三四五六七八九十百千万亿两半]/
const signs: Readonly<Partial<Record<QuestionKind, RegExp>>> = {
  duration: /[\d一二三四五六七八九十百两半几]+个?(?:多)?(?:分钟|小时|天|周|星期|月|年)/,
  money: /[\d一二三四五六七八九十百千万亿两]+(?:元|块|美元|欧元|日元|人民币|万|亿)|百分之|免费/,
  number,
  when:
    /(?:周|星期|礼拜)[一二三四五六日天]|[一二三四五六七八九十\d]+(?:月|日|号|点|年)|今天|明天|后天|昨天|上午|下午|晚上|早上|月底|年底|本周|下周|上周|去年|明年|今年/,
  why: /因为|由于|所以|原因|为了|否则/,
  "yes-no": /^(?:是|对|不|没|可以|不行|好|有)/,
}
const parts: ReadonlyArray<readonly [RegExp, Part]> = [
  [/^n[rstz]/, "name"],
  [/^(?:n|j|l|i|eng)/, "noun"],
  [/^v/, "verb"],
  [/^a/, "adjective"],
  [/^d/, "adverb"],
  [/^m/, "number"],
]

/** Words by jieba; numbers and dates by their signs. */
export const chineseReader = (): Reader => {
  const jieba = Jieba.withDict(dict)
  return {
    code: "zh",
    isThorough: false,
    read: (text) =>
      jieba.tag(text, true).filter(({ word }) => /[\p{L}\p{N}]/u.test(word)).map(({ word, tag }): Token => {
        const key = word.toLowerCase()
        const part = parts.find(([pattern]) => pattern.test(tag))?.[1] ?? "other"
        return { word, key, base: key, part, isStop: stops.has(word) || /^[uyerpc]/.test(tag) && word.length < 2 }
      }),
    isQuestion: (text) => /[?？]\s*$/.test(text) || asks.test(text) && /[吗呢]$/.test(text),
    divided: (text) => [text],
    fluent: (text) => text,
    isChatter: (text, useful) => useful.length < 2 || text.length < 4,
    announces: (text) => /(?:议题|话题|接下来|下面|首先)/.test(text) && text.length < 20,
    withoutIdioms: (question) => question,
    saysYesOrNo: (text) => /^(?:是的?|对|不(?:是|行|会|对)?|没有?|可以|好的?|有)(?:[，,。！!]|$)/.test(text),
    kindOf: (question) => kinds.find(([, pattern]) => pattern.test(question.trim()))?.[0] ?? "what",
    signOf: (kind) => signs[kind] ?? null,
    formOf: () => null,
    spelledOut: () => null,
    namesItself: (text) => /我(?:叫|是)([\p{sc=Han}]{2,3})(?=[，,。]|$)/u.exec(text)?.[1] ?? null,
    relatives: () => [],
    isKindWord: ({ word }) => /^(?:时间|地点|原因|价格|费用|数量|名字|颜色|日期)$/.test(word),
    isSpeech: ({ word }) => /^(?:说|提到|讨论|谈|会议|认为|觉得|表示|问题)$/.test(word),
  }
}

import { Jieba } from "@node-rs/jieba"
import { dict } from "@node-rs/jieba/dict.js"
import { chineseDuties } from "./chinese-duties.ts"
import { asks, chatter, due, generic, weighty } from "./data/chinese.ts"
import { consent, proposesIn } from "./data/consent.ts"
import { votes } from "./data/votes.ts"
import type { DecisionKind, Language, Words } from "./language.ts"

const decision =
  /决定|一致(?:同意|通过|认为)|(?:最终|最后|就|已经?)(?:确定|敲定|定下)|敲定|通过了|拍板|就这么定|定在|达成(?:一致|共识)/
/** "好，那就推迟到二十二号。" */
const concluded =
  /^(?:(?:好的?|行|可以|嗯|对|没问题)[，,、 ]?)*那?么?就(?:先|都|统一|这周|下周|这个月|下个月)?(?:推迟|提前|延期|延后|改|定|用|选|按|取消|放|安排|招|买|换|采用|暂停|保留|维持|订|租|投|签|发布|上线|降|涨|减|增加|合并|拆|分|让|请|从|在)(?!不|没)/u
const undecided = /(?:还没|没有?|尚未|未|不)(?:能|有)?(?:决定|通过|表决)|决定权|是否|需要决定|再决定/
const opening =
  /(?:第[一二三四五六七八九十\d]+|最后一|下一|另一)个?(?:议题|话题|问题|事项|事情|议程)(?:就?是|，|,|：|:|关于)*(.*)$|^(?:接下来|下面|首先|最后|现在|然后)?，?(?:我们)?(?:来|先|再)?(?:讨论|谈谈|说说|聊聊|看看|讨论一下|看一下|说一下)(?:一下)?(?:关于)?(.{2,16})$|(?:先)?从(.{2,12})开始/
const fillers =
  /^(?:喂[，,、 ]*|这样吧[，,、 ]*|(?:好的?|行|没问题|嗯|对|可以)+(?=(?:我(?!来说|们|是|记得)|那|就|您|咱|麻烦|另外|还有))|(?:嗯+|呃+|啊+|哦+|额+|那个|那么?|好的?|对|行|是的|另外|然后|所以|其实|没问题|可以)[，,、。\s]+|[嗯呃额]+|那么?(?=我们|大家|就))+/

/** Says how many or how much, not what. */
const counted = /^(?:[一二两三四五六七八九十几\d]+[个件次种位家名项天年月周点号]|比较|非常|十分|特别)/u

export const chinese = (): Language => {
  const jieba = Jieba.withDict(dict)
  const read = (sentence: string): Words => {
    const tags = jieba.tag(sentence, true)
    const useful = tags.map(({ word }) =>
      word.length > 1 && !generic.has(word) && /^[\p{L}\p{N}]+$/u.test(word) && !isDate(word)
    )
    const terms = tags.filter(({ tag }, index) => useful[index] && /^(?:[nva]|eng|j|l|i)/.test(tag)).map(({ word }) =>
      word
    )
    const phrases: Array<string> = []
    let open: Array<string> = []
    const close = (): void => {
      if (open.length > 0 && open.length <= 2) phrases.push(open.join(""))
      open = []
    }
    for (const [index, { word, tag }] of tags.entries()) {
      if (useful[index] && /^(?:n(?!r)|eng|j|vn|nz)/.test(tag) && !counted.test(word)) open.push(word)
      else close()
    }
    close()
    return { terms, phrases }
  }
  return {
    code: "zh",
    read,
    divided: (sentence) => [sentence],
    tidy,
    isQuestion: (text) => /[?？]$/.test(text),
    isChatter: (text) => chatter.test(text),
    accepts: (text) => /^(?:好|行|可以|没问题|嗯|明白|收到|我\p{sc=Han}{0,6}?(?:来|会|去|负责))/u.test(text),
    agrees: (text) => consent["zh"]?.agrees.test(text) === true,
    welcomes: (text) => consent["zh"]?.welcomes.test(text) === true,
    saysYes: () => false,
    declines: (text) => /^(?:不行|不用|没办法|我不|不知道|不清楚|已经|不一定)/.test(text),
    isFragment: (text) => Array.from(text).length < 6,
    decidedPart: (text) => text.replace(/^(?:那么?)?就(?![这那])(?=\p{sc=Han}{3})/u, ""),
    concludes: (text) => /^(?:(?:好的?|行|可以|嗯|对)[，,、 ]?)*(?:那|所以|因此|那么)/.test(text),
    decides: decisionIn,
    announces: (text) => {
      const found = /[?？]$/.test(text) ? null : opening.exec(text.replace(/[。！!.]+$/, ""))
      if (found === null) return null
      const named = found.slice(1).find((group) => group !== undefined) ?? ""
      const title =
        named.replace(/^(?:关于|就是|是|一下)/, "").split(/[，,。；]/)[0]?.replace(/的?(?:问题|事情|事)$/, "").trim() ??
          ""
      return title.length >= 2 && title.length <= 14 && read(title).terms.length > 0 ? title : ""
    },
    weight: (text) =>
      (text.match(weighty)?.length ?? 0) + (/\d|[一二三四五六七八九十百千万]{2,}|百分之/.test(text) ? 1 : 0),
    figure: (text) =>
      /百分之|\d\s?[%％]|[\d一二三四五六七八九十百千万亿]+(?:万|亿)?(?:元|块|美元|欧元|日元)/.test(text)
        ? 1
        : /\d|[一二三四五六七八九十百千万]{2,}|[一二三四五六七八九十](?:月|号|点|日)/.test(text)
        ? 0.5
        : 0,
    dueIn: (text) => due.exec(text)?.[0] ?? null,
    duties: (sentence, speaker, names) => {
      const people = jieba.tag(sentence, true).filter(({ tag, word }) => tag === "nr" && word.length > 1)
      return chineseDuties(sentence, speaker, [...names, ...people.map(({ word }) => word)])
    },
  }
}

const decisionIn = (text: string): DecisionKind | null => {
  const isQuestion = /[?？]$/.test(text)
  if (!isQuestion && !undecided.test(text)) {
    if (decision.test(text)) return "made"
    if (votes["zh"]?.test(text) === true) return "voted"
    if (concluded.test(text)) return "intended"
  }
  return proposesIn("zh", text) ? "proposed" : null
}

const isDate = (word: string): boolean => due.exec(word)?.[0] === word

const tidy = (sentence: string): string => {
  const text = sentence.replaceAll(/\s+/g, " ").replaceAll(/(?<=\p{sc=Han}) (?=\p{sc=Han})/gu, "").replace(fillers, "")
    .trim()
  return /[。！？!?.…”」）)：:]$/.test(text) ? text : `${text}${asks.test(text) ? "？" : "。"}`
}

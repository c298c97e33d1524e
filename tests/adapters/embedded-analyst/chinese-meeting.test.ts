import { draftedOf } from "#tests/support/drafted.ts"
import { assert, describe, it } from "@effect/vitest"

const meeting = [
  "陈经理：大家好，今天讨论两件事，新官网的上线时间和客服人手不足的问题。",
  "小刘：官网的测试还剩十二个问题，其中两个比较严重，支付页面在旧手机上打不开。",
  "陈经理：原计划是十月十五号上线，来得及吗？",
  "小刘：恐怕来不及，我建议推迟一周到二十二号。",
  "小赵：我同意，市场部的广告也还没准备好。",
  "陈经理：好，那就推迟到十月二十二号。",
  "小刘：我这周五之前把支付的问题修好。",
  "陈经理：客服那边呢？",
  "小赵：上个月平均等待时间是九分钟，投诉增加了百分之三十。我们需要再招两个人。",
  "陈经理：预算只够一个人。小赵，你先写一份招聘启事，周三给我看。",
  "小赵：没问题。",
  "陈经理：还有，谁能整理一下常见问题，放到网站上？",
  "小刘：我来整理吧，下周一给大家。",
  "陈经理：好的，散会。",
]

describe("a Chinese meeting", () => {
  it("decides by a conclusion", async () => {
    assert.deepStrictEqual(await draftedOf(meeting, "decisions", "zh"), ["推迟到十月二十二号。"])
  })

  it("assigns work to the person who was asked, or who volunteered", async () => {
    assert.deepStrictEqual(await draftedOf(meeting, "actions", "zh"), [
      "把支付的问题修好 | 小刘 | 这周五之前",
      "写一份招聘启事，给我看 | 小赵 | 周三",
      "整理一下常见问题，放到网站上 | 小刘 | 下周一",
    ])
  })

  it("is named by things, not by counts", async () => {
    const keywords = await draftedOf(meeting, "keywords", "zh")
    assert.isNotEmpty(keywords)
    assert.deepStrictEqual(keywords.filter((word) => /^[一二两三四五六七八九十]|比较|非常/u.test(word)), [])
  })

  it.each([
    "那就好，我们继续。",
    "就是这个问题。",
    "小刘，你说得对。",
    "小刘，你那边怎么样？",
    "谁知道这个问题？",
    "就在昨天，我们见了客户。",
  ])("neither decides nor asks for work: %s", async (sentence) => {
    const lines = ["陈经理：官网的测试还剩十二个问题。", `小赵：${sentence}`, "小刘：好的。"]
    assert.deepStrictEqual(
      [await draftedOf(lines, "decisions", "zh"), await draftedOf(lines, "actions", "zh")],
      [[], []],
    )
  })
})

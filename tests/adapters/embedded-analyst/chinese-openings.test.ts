import { chinese } from "#adapters/embedded-analyst/chinese.ts"
import { draftedOf } from "#tests/support/drafted.ts"
import { assert, describe, it } from "@effect/vitest"

const language = chinese()

describe("a Chinese sentence", () => {
  it.each([
    "对外宣传的预算是五万元。",
    "行业里今年都在压库存。",
    "好评率上升到百分之九十六。",
    "可以考虑多备八千件羽绒服。",
    "了解客户需求是第一步。",
    "没错过一次交货。",
  ])(
    "is worth a line though it begins like an answer: %s",
    (sentence) => assert.isFalse(language.isChatter(language.tidy(sentence))),
  )

  it.each([
    "好的。",
    "行，没问题。",
    "对对对。",
    "可以。",
    "好，知道了。",
    "对，是的。",
    "大家好。",
    "谢谢大家今天过来。",
    "收到！",
  ])(
    "is chatter if it only answers: %s",
    (sentence) => assert.isTrue(language.isChatter(sentence) || language.isChatter(language.tidy(sentence))),
  )

  it("about what was done last week is no action item", async () =>
    assert.deepStrictEqual(
      await draftedOf(
        [
          "王强：房东要求押三付一。",
          "赵磊：对房东来说，押两个月也可以接受，我上周跟他谈过。",
          "王强：那赵磊你负责跟房东再谈一次。",
        ],
        "actions",
        "zh",
      ),
      ["跟房东再谈一次 | 赵磊"],
    ))

  it("is in the overview", async () =>
    assert.include(
      (await draftedOf(
        ["王强：对外宣传的预算是五万元，比去年多一万元。", "李娜：今年的展会在上海举行。"],
        "overview",
        "zh",
      )).join("\n"),
      "对外宣传的预算是五万元",
    ))
})

import { type AnalysisStore } from "#domain/analysis/analysis-store.port.ts"
import { type TaskStore } from "#domain/task/task-store.port.ts"
import { type TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { assert, describe } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { taskId } from "../support/a-task.ts"
import { behavesOn } from "../support/behaves.ts"
import { found, insert } from "../support/searching.ts"

export const searchContract = (
  name: string,
  layer: Layer.Layer<TaskStore | TranscriptStore | AnalysisStore>,
): void => {
  describe(`TaskStore.search: ${name}`, () => {
    const behaves = behavesOn(layer)

    behaves(
      "finds words of title, summary and transcript, in any case",
      Effect.gen(function*() {
        yield* insert(1, "Quarterly Budget", ["nothing else"])
        yield* insert(2, "Two", ["nothing here"], "The BUDGET was approved")
        yield* insert(3, "Three", ["we talked about the budget."])
        yield* insert(4, "Four", ["we talked about the weather"])
        assert.deepStrictEqual(yield* found("budget"), [taskId(1), taskId(2), taskId(3)])
      }),
    )

    behaves(
      "wants all words; the last may be unfinished",
      Effect.gen(function*() {
        yield* insert(1, "One", ["the release is planned for Friday"])
        yield* insert(2, "Two", ["the release is late"])
        assert.deepStrictEqual(yield* found("release fri"), [taskId(1)])
        assert.deepStrictEqual(yield* found("rel friday"), [])
      }),
    )

    behaves(
      "finds Chinese and Japanese, also inside a word",
      Effect.gen(function*() {
        yield* insert(1, "会议记录", ["今天我们讨论语音识别的准确率"])
        yield* insert(2, "打ち合わせ", ["来週までに見積もりを送ります"])
        for (const query of ["语音识别", "识别", "讨论 准确", "会议"]) {
          assert.deepStrictEqual(yield* found(query), [taskId(1)], query)
        }
        assert.deepStrictEqual(yield* found("見積もり"), [taskId(2)])
      }),
    )

    behaves(
      "finds a word while it is typed, letter by letter",
      Effect.gen(function*() {
        yield* insert(1, "One", ["the planning of the release"])
        yield* insert(2, "Two", ["nothing of it"])
        for (const query of ["p", "plan", "plann", "planning", "PLANNING", "the plann"]) {
          assert.deepStrictEqual(yield* found(query), [taskId(1)], query)
        }
        assert.deepStrictEqual(yield* found("plannings"), [])
      }),
    )

    behaves(
      "finds any stretch of Chinese, one character included, and both languages of one line",
      Effect.gen(function*() {
        yield* insert(1, "周会", ["每周三上午开会，发布新版本", "我们用React开发前端，预算是3.5万"])
        yield* insert(2, "日报", ["今天下午没有会议"])
        for (const query of ["周三上午", "发布新版", "版", "react", "用Rea", "React 前端", "预算 react", "3.5"]) {
          assert.deepStrictEqual(yield* found(query), [taskId(1)], query)
        }
        assert.deepStrictEqual(yield* found("会"), [taskId(1), taskId(2)])
        for (const query of ["天下午没", "没"]) assert.deepStrictEqual(yield* found(query), [taskId(2)], query)
        for (const query of ["三周", "会天", "我们没有"]) assert.deepStrictEqual(yield* found(query), [], query)
      }),
    )

    behaves(
      "finds accents as they are typed, or without them; who types one means it",
      Effect.gen(function*() {
        yield* insert(1, "Prüfung der Straße", ["Ärger wegen der Größe"])
        yield* insert(2, "Prüfung und Übersicht".normalize("NFD"), ["l’été à Saint-Étienne"])
        yield* insert(3, "Schon fertig", ["nichts"])
        for (const query of ["prüfung", "PRÜFUNG", "prufung", "pruefung", "Prüfung".normalize("NFD")]) {
          assert.deepStrictEqual(yield* found(query), [taskId(2), taskId(1)], query)
        }
        for (const query of ["straße", "strasse", "STRASSE", "ärger", "aerger", "größe"]) {
          assert.deepStrictEqual(yield* found(query), [taskId(1)], query)
        }
        for (const query of ["übersicht", "ubersicht", "été", "ete", "l'été", "l'ete", "etienne"]) {
          assert.deepStrictEqual(yield* found(query), [taskId(2)], query)
        }
        assert.deepStrictEqual(yield* found("schön"), [])
      }),
    )

    behaves(
      "finds Greek and Cyrillic without accents, and Arabic and Hebrew however they are spelled",
      Effect.gen(function*() {
        yield* insert(1, "Αθήνα", ["Ο Οδυσσεύς ταξίδεψε"])
        yield* insert(2, "Ёлка", ["мой за\u0301мок стоит", "все идёт хорошо"])
        yield* insert(3, "أحمد في المدرسة", ["قَالَ مُحَمَّد", "مصطفى والجـــدول", "می\u200Cخواهم یک کتاب"])
        yield* insert(4, "שָׁלוֹם", ["הַיּוֹם נִפְגַּשׁ"])
        for (const query of ["αθηνα", "ΑΘΗΝΑ", "Αθήνα", "οδυσσευς", "ΟΔΥΣΣΕΥΣ", "ταξιδ", '"οδυσσευς ταξιδεψε"']) {
          assert.deepStrictEqual(yield* found(query), [taskId(1)], query)
        }
        for (const query of ["елка", "ёлка", "ЁЛКА", "замок", "мой", "идет хорошо", '"все идет"']) {
          assert.deepStrictEqual(yield* found(query), [taskId(2)], query)
        }
        for (
          const query of [
            "احمد",
            "أحمد",
            "المدرسه",
            "المدرسة",
            "محمد",
            "مُحَمَّد",
            "مصطفي",
            "والجدول",
            "میخواهم",
            "می\u200Cخواهم",
            "كتاب",
            "کتاب",
            '"قال محمد"',
          ]
        ) {
          assert.deepStrictEqual(yield* found(query), [taskId(3)], query)
        }
        for (const query of ["שלום", "שָׁלוֹם", "היום", '"היום נפגש"']) {
          assert.deepStrictEqual(yield* found(query), [taskId(4)], query)
        }
        for (const query of ["мои", "Αθηνά"]) assert.deepStrictEqual(yield* found(query), [], query)
      }),
    )

    behaves(
      "does not see soft hyphens and zero-width characters",
      Effect.gen(function*() {
        yield* insert(1, "Soft\u00ADware", ["the zero\u200Bwidth \u2060word\uFEFF", "会\u200B议记录"])
        for (const query of ["software", "soft\u00ADware", "zerowidth", '"zerowidth word"', "会议", "议记"]) {
          assert.deepStrictEqual(yield* found(query), [taskId(1)], query)
        }
        assert.deepStrictEqual(yield* found("ware"), [])
      }),
    )

    behaves(
      "finds words with a hyphen without it, and the other way round",
      Effect.gen(function*() {
        yield* insert(1, "One", ["send an e-mail to the follow-up team", "the E\u2011Mail-Adresse is known"])
        yield* insert(2, "Two", ["send an email to the follow up team"])
        yield* insert(3, "Three", ["the mail has an E on it"])
        for (const query of ["email", "emai", "email follow", '"email to"', '"an email to the"']) {
          assert.sameMembers([...yield* found(query)], [taskId(1), taskId(2)], query)
        }
        for (const query of ['"e-mail to"', '"an e-mail to the"', "follow-up", '"follow-up team"']) {
          assert.sameMembers([...yield* found(query)], [taskId(1), taskId(2)], query)
        }
        assert.sameMembers([...yield* found("e-mail")], [taskId(1), taskId(2), taskId(3)])
        assert.deepStrictEqual(yield* found("mail team"), [taskId(1)])
        for (const query of ["emailadresse", "e-mail-adresse", "emailadr", "adresse"]) {
          assert.deepStrictEqual(yield* found(query), [taskId(1)], query)
        }
      }),
    )

    behaves(
      "finds the parts of names, numbers and Korean words",
      Effect.gen(function*() {
        yield* insert(1, "Q3_budget_review.final", ["send it to ada@example.org", "about 1,000 of ＡＢＣ"])
        yield* insert(2, "회의에서", ["결과를 정리했습니다"])
        for (
          const query of [
            "budget",
            "review",
            "budget rev",
            "q3_budget",
            "final",
            "example",
            "example.org",
            "1,000",
            "abc",
          ]
        ) {
          assert.deepStrictEqual(yield* found(query), [taskId(1)], query)
        }
        for (const query of ["회의 결과", "회의"]) assert.deepStrictEqual(yield* found(query), [taskId(2)], query)
      }),
    )
  })
}

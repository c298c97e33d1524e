import { draftedOf } from "#tests/support/drafted.ts"
import { assert, describe, it } from "@effect/vitest"

const opening = ["Ann: The client wants to see the new prices.", "Ben: The spreadsheet is almost finished."]

describe("an order", () => {
  it("becomes an action item for the person addressed", async () =>
    assert.deepStrictEqual(
      await draftedOf(
        [...opening, "Ann: Sam, please send the quote by Friday.", "Ann: Ben, check the invoices again."],
        "actions",
      ),
      ["Send the quote | Sam | Friday", "Check the invoices again | Ben"],
    ))

  it("is one without a name and a date", async () =>
    assert.deepStrictEqual(await draftedOf([...opening, "Ann: Send Anna the list."], "actions"), [
      "Send Anna the list",
    ]))

  it("is not that of a day named just before, as where a recogniser hears no pause", async () =>
    assert.deepStrictEqual(
      await draftedOf([...opening, "Ann: Let us decide on Monday please send me the prices before Friday."], "actions"),
      ["Send me the prices | before Friday"],
    ))

  it("belongs to the one who says yes", async () =>
    assert.deepStrictEqual(
      await draftedOf([...opening, "Ann: Send Anna the list.", "Ben: Okay, will do."], "actions"),
      ["Send Anna the list | Ben"],
    ))

  it("is off if it is done already", async () =>
    assert.deepStrictEqual(
      await draftedOf([...opening, "Ann: Send Anna the list.", "Ben: Already done."], "actions"),
      [],
    ))

  it("is none in a manual or a lecture", async () =>
    assert.deepStrictEqual(
      await draftedOf([
        "The pump needs oil once a year.",
        "Order the filter from the maker and send the old one back.",
        "The valve is behind the cover.",
      ], "actions"),
      [],
    ))
})

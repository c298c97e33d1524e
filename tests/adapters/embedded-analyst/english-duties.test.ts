import { english } from "#adapters/embedded-analyst/english.ts"
import { assert, describe, it } from "@effect/vitest"

const language = english()
const duties = (sentence: string): ReadonlyArray<string> =>
  language.duties(language.tidy(sentence), "Ann", ["Ann", "Priya"]).map(({ text, owner, due }) =>
    `${text} | ${owner} | ${due}`
  )

describe("English duties", () => {
  it.each([
    ["I'll send the report by Friday.", "Send the report | Ann | Friday"],
    [
      "Okay, so I am going to prepare the slides for the demo tomorrow morning.",
      "Prepare the slides for the demo | Ann | tomorrow morning",
    ],
    ["priya will book the room by the end of the week", "Book the room | Priya | end of the week"],
    ["Tom, can you please review the contract before Monday?", "Review the contract | Tom | before Monday"],
    ["Could you share the numbers with finance, Tom?", "Share the numbers with finance | Tom | null"],
    ["Priya to draft the announcement in two weeks.", "Draft the announcement | Priya | in two weeks"],
    ["The marketing team will update the website next month.", "Update the website | Marketing team | next month"],
    ["We need to fix the login page as soon as possible.", "Fix the login page | null | as soon as possible"],
    ["Let's schedule a review on 3 December at 10:30 am.", "Schedule a review | null | 3 December at 10:30 am"],
    ["I'll let Finance know.", "Let Finance know | Ann | null"],
    [
      "Let's move the party to the second week of April.",
      "Move the party to the second week of April | null | second week of April",
    ],
    ["tom could you measure the door before thursday", "Measure the door | Tom | before Thursday"],
    ["Priya, you test the recipe next week and then we taste it, all right?", "Test the recipe | Priya | next week"],
    ["I can ask her, I'm seeing her on Monday anyway.", "Ask her | Ann | Monday"],
    ["Let me make a list of the rooms, because nobody has one.", "Make a list of the rooms | Ann | null"],
    [
      "For next week please read chapter six, and the exercise sheet is due then.",
      "Read chapter six | null | next week",
    ],
    ["And Maria is going to prepare the slides for the board.", "Prepare the slides for the board | Maria | null"],
    ["Action item: Tom will order the badges.", "Order the badges | Tom | null"],
    ["Priya, send the quote to Miller by Friday.", "Send the quote to Miller | Priya | Friday"],
    ["Okay, Tom, check the invoices again.", "Check the invoices again | Tom | null"],
    ["@Priya send the quote by Friday", "Send the quote | Priya | Friday"],
    ["Send Anna the list.", "Send Anna the list | null | null"],
    ["Book the room for Tuesday, Tom.", "Book the room | Tom | Tuesday"],
    ["Don't forget to renew the domain before March 3rd.", "Renew the domain | null | before March 3rd"],
    ["Priya, make sure you lock the archive tonight.", "Lock the archive | Priya | tonight"],
  ])("%s", (sentence, duty) => assert.deepStrictEqual(duties(sentence), [duty]))

  it("splits two promises in one sentence", () =>
    assert.deepStrictEqual(duties("Tom will call the client today and I need to write the minutes."), [
      "Call the client | Tom | today",
      "Write the minutes | Ann | null",
    ]))

  it.each([
    "It will take three months.",
    "The office will be open in September.",
    "Will you be there on Friday?",
    "What can you do about the delay?",
    "Can you hear me?",
    "Can somebody tell me what happened?",
    "I will think about it.",
    "Sales will increase the pressure on us.",
    "Let's move on to the next topic.",
    "Let me share my screen.",
    "I will show you how that works.",
    "I'll write that on the board, because nobody can spell it.",
    "I think I'll survive.",
    "They told me that I will get the money.",
    "You'd have to ask them.",
    "Let me tell you a story about that.",
    "We should wait until the product is ready.",
    "We decided to move the campaign to July.",
    "I want to go home.",
    "That will make things easier.",
    "We need two more engineers.",
    "Priya, time is running out.",
    "Priya, look at this.",
    "Tom, order matters here.",
    "Order has been restored.",
    "Book value is what counts.",
    "Call it a day.",
    "Ask yourself why that is.",
    "Imagine a customer who calls at night.",
    "Honestly, send figures rise every year.",
    "Text on this slide is too small.",
    "Priya, thanks for the list.",
  ])("no duty: %s", (sentence) => assert.deepStrictEqual(duties(sentence), []))
})

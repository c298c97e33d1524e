import { anIndex, ask } from "#tests/support/asking/an-index.ts"
import { assert, describe, it } from "@effect/vitest"

const standup = [
  "Maya: What about the payment page, Lena?",
  "Lena: The payment page is live since Monday. Support got eleven tickets about the voucher field, so I want to move it.",
  "Omar: The staging server is out of disk space. I can't deploy until somebody frees about twenty gigabytes.",
  "Maya: Could we delete the old builds automatically, Lena?",
  "Lena: Yes. I can write a nightly job, but not before next Tuesday.",
]

const sale = [
  "Carla: Hello, this is Carla from Brightloom. Is it a good time?",
  "Novak: Yes, I have twenty minutes.",
  "Carla: How many vehicles do you have on the road?",
  "Novak: Thirty-two vans and four trucks. Planning takes two people about three hours every evening.",
  "Carla: And your drivers' data is safe with us.",
  "Novak: Where is it stored, if I may ask?",
  "Carla: In Frankfurt. We sign a data processing agreement, of course.",
  "Carla: Would you like a trial for thirty days?",
  "Novak: Yes. But not before the first of May, we're moving our depot in April.",
  "Carla: Then let's start the trial on May 4th. Who will decide in the end?",
  "Novak: I do, together with our managing director, Mrs Dvorak. She wants to see a demo first.",
]

const keeper = [
  "Host: You've run a lighthouse for thirty years. How did you get there?",
  "Marta: By accident. The keeper before me was a friend of my father's. When he retired in 1994, nobody else applied.",
  "Host: Your daughter lives in Lisbon. Does she want to take over?",
  "Marta: No. She's a programmer, she says the internet on the island is a joke.",
  "Host: The ministry wants to automate the lighthouse. What will happen to you?",
  "Marta: They offered me a flat in the harbour, for 310 euros a month. I asked them for a year, to write the book.",
  "Host: What should people know before they visit?",
  "Marta: The boat goes on Tuesdays and Saturdays, it costs twelve euros, and you should bring your own water.",
]

const bridges = [
  "The girders of the Tacoma bridge were only 2.4 metres high and caught the wind like a sail.",
  "The second case is the Millennium Bridge in London.",
  "It opened in June 2000 and was closed two days later, because it swayed under the pedestrians.",
]

describe("an answer that is not said", () => {
  it.each([
    [standup, "What does Maya think about the payment page?"],
    [standup, "How many tickets did Omar get?"],
    [standup, "When will Omar write the nightly job?"],
    [standup, "Did Lena deploy?"],
    [sale, "Where does Novak store the data?"],
    [sale, "When does Carla move the depot?"],
    [sale, "Where is the depot?"],
    [sale, "How many trucks does Brightloom have?"],
    [keeper, "How old is Marta?"],
    [keeper, "What is the daughter's name?"],
    [keeper, "How much does the book cost?"],
    [keeper, "How high is the lighthouse?"],
    [keeper, "Where does the host live?"],
    [bridges, "How wide were the girders?"],
    [bridges, "Who designed the Millennium Bridge?"],
    [bridges, "Who closed the Millennium Bridge?"],
    [bridges, "How long is the Millennium Bridge?"],
  ])(
    "is not given: %#",
    async (lines, question) => assert.notStrictEqual(ask(await anIndex(lines), question).verdict, "answered"),
  )

  it.each([
    [standup, "When will Lena write the nightly job?", "next Tuesday"],
    [standup, "How many tickets did support get?", "eleven"],
    [sale, "When does Novak move the depot?", "April"],
    [sale, "How many trucks does Novak have?", "four trucks"],
    [keeper, "How much does the boat cost?", "twelve euros"],
    [bridges, "How high were the girders?", "2.4 metres"],
  ])("is not taken for one that is: %#", async (lines, question, answer) => {
    const { verdict, sentences } = ask(await anIndex(lines), question)
    assert.strictEqual(verdict, "answered")
    assert.include(sentences.map(({ text }) => text).join(" "), answer)
  })
})

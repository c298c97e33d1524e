export const title = "Example: launch of the mobile app"

/** What is said in the example: an ordinary meeting of three, with decisions, tasks, dates and a question that stays open. */
export const speakers = [
  { id: "speaker_1", name: "Maya", voice: "slt" },
  { id: "speaker_2", name: "Tom", voice: "rms" },
  { id: "speaker_3", name: "Ewan", voice: "awb" },
] as const

interface Turn {
  readonly speaker: (typeof speakers)[number]["name"]
  readonly sentences: ReadonlyArray<string>
}

/** Numbers are written as they are spoken. */
export const turns: ReadonlyArray<Turn> = [
  { speaker: "Maya", sentences: ["Good morning, everyone.", "Today we plan the launch of the new mobile app."] },
  {
    speaker: "Tom",
    sentences: [
      "The beta test went well.",
      "Two hundred people tried the app, and most of them liked the offline mode.",
    ],
  },
  {
    speaker: "Ewan",
    sentences: ["One problem remains.", "The search is slow on older phones.", "I will fix the search by Friday."],
  },
  { speaker: "Maya", sentences: ["Then we have decided to launch the app on March ninth."] },
  {
    speaker: "Tom",
    sentences: [
      "Agreed.",
      "The launch budget is eight thousand euros.",
      "I will write the press release by next Wednesday.",
    ],
  },
  { speaker: "Ewan", sentences: ["Do we need a second server for the launch?"] },
  { speaker: "Maya", sentences: ["Nobody knows yet.", "Ewan, please measure the traffic of the beta test by Monday."] },
  { speaker: "Ewan", sentences: ["Sure, I will."] },
  { speaker: "Maya", sentences: ["We also agreed to spend half of the budget on short videos."] },
  { speaker: "Tom", sentences: ["I will ask two agencies for an offer tomorrow."] },
  { speaker: "Maya", sentences: ["Thank you, both.", "We meet again on Thursday at ten."] },
]

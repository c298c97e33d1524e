import type { LegalWords } from "../legal-words.ts"

export const en: LegalWords = {
  terms: {
    title: "Terms",
    sections: [
      [
        "This server",
        "{brand} turns recordings and documents into text. This server at {url} is run by its operator, not by the makers of the software. The operator decides who may use it, and is the one to ask.",
      ],
      [
        "Your files",
        "What you upload stays yours. Upload only what you have the right to, and tell people that you are recording them where the law requires it.",
      ],
      [
        "AI can be wrong",
        "Transcripts, summaries, answers and translations are made by programs and can be wrong. Check them against the recording before you rely on them.",
      ],
      [
        "Fair use",
        "Do not disrupt this server or disturb other people. The operator may limit or disable accounts that do.",
      ],
      [
        "No warranty",
        "The software comes without warranty, as far as the law permits. Keep copies of what matters to you.",
      ],
      [
        "Leaving",
        "You can stop at any time: delete your files in the library, or your whole account on the account page. For seven days you can still change your mind.",
      ],
    ],
  },
  privacy: {
    title: "Privacy",
    sections: [
      ["Who runs this server", "The operator of {url}. The makers of the software receive nothing from it."],
      [
        "What is stored",
        "Your email address or phone number, the version of the terms you agreed to, your settings, your files and what was made from them, and your sessions: the kind of browser, the place and the last use. The log contains network addresses.",
      ],
      [
        "Where it goes",
        "Your files are processed on this server, unless its operator has configured services for recognition, summaries or translation: then audio or text is sent to them. Email goes through the operator’s mail service. Signing in with another provider, and a human check by Turnstile, involve those companies.",
      ],
      ["In your browser", "Your session, your choices and unfinished work. There is no advertising."],
      [
        "How long",
        "Files until you delete them; sessions for 90 days at most; the log for as long as the operator keeps it.",
      ],
      [
        "How to delete",
        "Delete files in the library. On the account page you can download a copy of your data, or delete your account.",
      ],
    ],
  },
  note: "These are the texts that come with the software. The operator has published no others.",
}

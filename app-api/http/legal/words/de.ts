import type { LegalWords } from "../legal-words.ts"

export const de: LegalWords = {
  terms: {
    title: "Nutzungsbedingungen",
    sections: [
      [
        "Dieser Server",
        "{brand} macht aus Aufnahmen und Dokumenten Text. Diesen Server unter {url} führt sein Betreiber, nicht der Hersteller der Software. Der Betreiber entscheidet, wer ihn nutzen darf, und ist der Ansprechpartner.",
      ],
      [
        "Ihre Dateien",
        "Was Sie hochladen, bleibt Ihres. Laden Sie nur hoch, was Sie dürfen, und sagen Sie Menschen, dass Sie sie aufnehmen, wo das Gesetz es verlangt.",
      ],
      [
        "KI kann irren",
        "Transkripte, Zusammenfassungen, Antworten und Übersetzungen werden von Programmen gemacht und können falsch sein. Prüfen Sie sie an der Aufnahme, bevor Sie sich darauf verlassen.",
      ],
      [
        "Fairer Gebrauch",
        "Stören Sie weder diesen Server noch andere. Der Betreiber darf Konten, die das tun, einschränken oder sperren.",
      ],
      [
        "Keine Gewähr",
        "Die Software wird ohne Gewähr bereitgestellt, soweit das Gesetz es erlaubt. Behalten Sie Kopien von dem, was Ihnen wichtig ist.",
      ],
      [
        "Das Ende",
        "Sie können jederzeit aufhören: Löschen Sie Ihre Dateien in der Bibliothek oder auf der Kontoseite Ihr ganzes Konto. Sieben Tage lang können Sie es sich noch anders überlegen.",
      ],
    ],
  },
  privacy: {
    title: "Datenschutz",
    sections: [
      ["Wer diesen Server führt", "Der Betreiber von {url}. Der Hersteller der Software erhält nichts davon."],
      [
        "Was gespeichert wird",
        "Ihre E-Mail-Adresse oder Telefonnummer, die Fassung der Bedingungen, der Sie zugestimmt haben, Ihre Einstellungen, Ihre Dateien und was daraus gemacht wurde, und Ihre Sitzungen: Art des Browsers, Ort und letzte Nutzung. Das Protokoll nennt Netzwerkadressen.",
      ],
      [
        "Wohin es geht",
        "Ihre Dateien werden auf diesem Server verarbeitet, außer der Betreiber hat Dienste für Erkennung, Zusammenfassungen oder Übersetzung eingerichtet: Dann werden Ton oder Text an diese gesendet. E-Mails gehen über den Maildienst des Betreibers. An der Anmeldung über einen anderen Anbieter und an der Prüfung durch Turnstile sind diese Firmen beteiligt.",
      ],
      ["In Ihrem Browser", "Ihre Sitzung, Ihre Einstellungen und unfertige Arbeit. Es gibt keine Werbung."],
      [
        "Wie lange",
        "Dateien, bis Sie sie löschen; Sitzungen höchstens 90 Tage; das Protokoll, solange der Betreiber es aufbewahrt.",
      ],
      [
        "Wie man löscht",
        "Löschen Sie Dateien in der Bibliothek. Auf der Kontoseite können Sie eine Kopie Ihrer Daten herunterladen oder Ihr Konto löschen.",
      ],
    ],
  },
  note: "Diese Texte kommen mit der Software. Der Betreiber hat keine eigenen veröffentlicht.",
}

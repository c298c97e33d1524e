import type { DialogueTurn } from "./dialogue-turn.ts"

interface Message {
  readonly name: string | null
  readonly subject: string | null
  readonly lines: Array<string>
}

const from = /^\**(?:From|Von|De|Da|发件人|寄件者|差出人|보낸 사람)\s?[:：]\**\s*(?<who>\S.*)$/u
/** The fields of a message besides its sender. */
const field =
  /^\**(?:To|Cc|Bcc|Sent|Date|Subject|Reply-To|Importance|Attachments?|An|Kopie|Gesendet|Datum|Betreff|Para|Enviado|Enviada em|Fecha|Data|Asunto|Assunto|À|Envoyé|Date|Objet|收件人|抄送|发送时间|日期|主题|宛先|送信日時|件名|받는 사람|날짜|보낸 날짜|제목)\s?[:：]\**(?:\s|$)/u
const subject = /^\**(?:Subject|Betreff|Asunto|Assunto|Objet|主题|件名|제목)\s?[:：]\**\s*(?<text>\S.*)$/u
/** "On Monday at 10:12, Ann Lee <ann@example.org> wrote:" */
const wrote =
  /^(?:On\s.{6,80}?,\s(?<en>[^,<>]{2,60}?)(?: <[^<>]*>)? wrote:|Am\s.{6,60}?\sschrieb\s(?<de>[^<>]{2,60}?)(?: <[^<>]*>)?:|Le\s.{6,60}?,?\s(?<fr>[^,<>\d]{2,60}?)(?: <[^<>]*>)? a écrit\s?:|El\s.{6,60}?,\s(?<es>[^,<>()]{2,60}?)(?: \(?<[^<>]*>\)?)? escribió:|Em\s.{6,60}?,\s(?<pt>[^,<>]{2,60}?)(?: <[^<>]*>)? escreveu:)$/u
const divider =
  /^(?:[-_=*\s]{5,}|-+ ?(?:Original Message|Forwarded message|Ursprüngliche Nachricht|Weitergeleitete Nachricht|Message d['’]origine|Mensaje original|Mensagem original|原始邮件|Original-Nachricht)[- ]*)$/iu
const reply = /^(?:re|aw|sv|antw|rép|res|回复|答复|回覆|返信)\s?[:：]/iu
const quoteMarks = /^(?:>\s?)+/
const fieldsWithin = 4

/** The messages of a mail thread, the oldest first, without their headers and signatures; null for any other text. */
export const mailThread = (lines: ReadonlyArray<string>): ReadonlyArray<DialogueTurn> | null => {
  const messages = messagesIn(lines)
  if (messages === null) return null
  const turns = messages.map(({ name, lines: said }) => ({ name, begin: null, text: bodyOf(said) }))
  return turns.filter(({ text }) => text !== "")
}

/** What a mail thread is about; null for any other text. */
export const mailSubject = (lines: ReadonlyArray<string>): string | null =>
  messagesIn(lines)?.findLast((message) => message.subject !== null)?.subject?.replace(reply, "").trim() ?? null

const messagesIn = (written: ReadonlyArray<string>): ReadonlyArray<Message> | null => {
  const lines = written.map((line) => line.replace(quoteMarks, "").trim())
  const messages: Array<Message> = []
  let isQuoted = false
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ""
    const author = Object.values(wrote.exec(line)?.groups ?? {}).find((one) => one !== undefined)
    const sender = from.exec(line)?.groups?.["who"]
    const fields = sender === undefined ? 0 : fieldsAfter(lines, at)
    if (author !== undefined) {
      isQuoted = true
      messages.push({ name: nameOf(author), subject: null, lines: [] })
    } else if (sender !== undefined && fields > 0) {
      const head = lines.slice(at, at + fields + 1)
      const about = head.flatMap((one) => subject.exec(one)?.groups?.["text"] ?? [])[0] ?? null
      messages.push({ name: nameOf(sender), subject: about, lines: [] })
      at += fields
    } else if (!divider.test(line)) {
      if (messages.length === 0) messages.push({ name: null, subject: null, lines: [] })
      messages.at(-1)?.lines.push(line)
    }
  }
  const [first] = messages
  if (messages.filter(({ name }) => name !== null).length < (isQuoted ? 1 : 2)) return null
  const isNewestFirst = isQuoted || (reply.test(first?.subject ?? "") && !reply.test(messages.at(-1)?.subject ?? "re:"))
  return isNewestFirst ? messages.toReversed() : messages
}

/** How many fields follow the sender, at most a blank line apart. */
const fieldsAfter = (lines: ReadonlyArray<string>, at: number): number => {
  const next = lines.slice(at + 1, at + 1 + fieldsWithin)
  return next.findLastIndex((line) => field.test(line)) + 1
}

const nameOf = (written: string): string =>
  written.replace(/\s*[<[(].*$/, "").replaceAll(/["'“”]/g, "").trim().replace(/@.*$/, "") || written

/** Without the signature, which begins with two dashes. */
const bodyOf = (lines: ReadonlyArray<string>): string => {
  const end = lines.findIndex((line) => line === "--")
  return lines.slice(0, end < 0 ? undefined : end).filter((line) => line !== "").join("\n")
}

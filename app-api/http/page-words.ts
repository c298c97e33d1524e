import type { PageLanguage } from "./share/share-words.ts"

/** What the page says by itself, before or without the web app. */
interface PageWords {
  /** For search engines and previews of links. */
  readonly description: string
  readonly needsScript: string
}

export const pageWords: Readonly<Record<PageLanguage, PageWords>> = {
  en: {
    description: "Turn recordings, videos, documents and meetings into transcripts, summaries and mind maps.",
    needsScript: "{brand} needs JavaScript.",
  },
  de: {
    description:
      "Aus Aufnahmen, Videos, Dokumenten und Besprechungen werden Transkripte, Zusammenfassungen und Mindmaps.",
    needsScript: "{brand} benötigt JavaScript.",
  },
  es: {
    description:
      "Convierte grabaciones, vídeos, documentos y reuniones en transcripciones, resúmenes y mapas mentales.",
    needsScript: "{brand} necesita JavaScript.",
  },
  fr: {
    description:
      "Transformez enregistrements, vidéos, documents et réunions en transcriptions, résumés et cartes mentales.",
    needsScript: "{brand} a besoin de JavaScript.",
  },
  pt: {
    description: "Transforme gravações, vídeos, documentos e reuniões em transcrições, resumos e mapas mentais.",
    needsScript: "{brand} precisa de JavaScript.",
  },
  ja: {
    description: "録音、動画、文書、会議から、文字起こし、要約、マインドマップを作成します。",
    needsScript: "{brand} の利用には JavaScript が必要です。",
  },
  ko: {
    description: "녹음, 동영상, 문서, 회의를 전사, 요약, 마인드맵으로 만듭니다.",
    needsScript: "{brand}을(를) 사용하려면 JavaScript가 필요합니다.",
  },
  "zh-CN": {
    description: "将录音、视频、文档和会议转成文字记录、摘要和思维导图。",
    needsScript: "{brand} 需要启用 JavaScript。",
  },
}

import type { LegalWords } from "../legal-words.ts"

export const es: LegalWords = {
  terms: {
    title: "Condiciones",
    sections: [
      [
        "Este servidor",
        "{brand} convierte grabaciones y documentos en texto. Este servidor, en {url}, lo gestiona su operador, no quienes crearon el software. El operador decide quién puede usarlo y responde a tus preguntas.",
      ],
      [
        "Tus archivos",
        "Lo que subes sigue siendo tuyo. Sube solo aquello a lo que tienes derecho y avisa a las personas que grabas cuando la ley lo exija.",
      ],
      [
        "La IA puede equivocarse",
        "Las transcripciones, los resúmenes, las respuestas y las traducciones los hacen programas y pueden tener errores. Compruébalos con la grabación antes de fiarte de ellos.",
      ],
      [
        "Uso correcto",
        "No perjudiques al servidor ni a otras personas. El operador puede limitar o desactivar las cuentas que lo hagan.",
      ],
      [
        "Sin garantía",
        "El software se ofrece sin garantía, hasta donde la ley lo permite. Guarda copias de lo que te importa.",
      ],
      [
        "Final",
        "Puedes dejarlo cuando quieras: borra tus archivos en la biblioteca, o toda tu cuenta en la página de la cuenta. Durante siete días aún puedes cambiar de idea.",
      ],
    ],
  },
  privacy: {
    title: "Privacidad",
    sections: [
      ["Quién gestiona este servidor", "El operador de {url}. Quienes crearon el software no reciben nada de él."],
      [
        "Qué se guarda",
        "Tu correo o tu número de teléfono, la versión de las condiciones que aceptaste, tus ajustes, tus archivos y lo que se hizo con ellos, y tus sesiones: el tipo de navegador, el lugar y el último uso. El registro contiene direcciones de red.",
      ],
      [
        "Adónde va",
        "Tus archivos se procesan en este servidor, salvo que el operador haya configurado servicios de reconocimiento, resúmenes o traducción: entonces se les envía sonido o texto. El correo pasa por el servicio del operador. Entrar con otro proveedor y la verificación de Turnstile implican a esas empresas.",
      ],
      ["En tu navegador", "Tu sesión, tus preferencias y el trabajo sin terminar. No hay publicidad."],
      [
        "Cuánto tiempo",
        "Los archivos, hasta que los borres; las sesiones, 90 días como máximo; el registro, mientras el operador lo conserve.",
      ],
      [
        "Cómo borrar",
        "Borra los archivos en la biblioteca. En la página de la cuenta puedes descargar una copia de tus datos o borrar tu cuenta.",
      ],
    ],
  },
  note: "Estos textos vienen con el software. El operador no ha publicado otros.",
}

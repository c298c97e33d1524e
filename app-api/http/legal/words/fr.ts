import type { LegalWords } from "../legal-words.ts"

export const fr: LegalWords = {
  terms: {
    title: "Conditions",
    sections: [
      [
        "Ce serveur",
        "{brand} transforme des enregistrements et des documents en texte. Ce serveur, à l’adresse {url}, est géré par son opérateur, et non par les auteurs du logiciel. L’opérateur décide qui peut l’utiliser et répond à vos questions.",
      ],
      [
        "Vos fichiers",
        "Ce que vous importez reste à vous. N’importez que ce que vous avez le droit d’utiliser et prévenez les personnes que vous enregistrez quand la loi le demande.",
      ],
      [
        "L’IA peut se tromper",
        "Les transcriptions, résumés, réponses et traductions sont produits par des programmes et peuvent être faux. Vérifiez-les avec l’enregistrement avant de vous y fier.",
      ],
      [
        "Bon usage",
        "Ne gênez ni ce serveur ni les autres. L’opérateur peut limiter ou désactiver un compte qui le fait.",
      ],
      [
        "Sans garantie",
        "Le logiciel est fourni sans garantie, dans les limites de la loi. Gardez des copies de ce qui compte pour vous.",
      ],
      [
        "Fin",
        "Vous pouvez arrêter à tout moment : supprimez vos fichiers dans la bibliothèque, ou tout votre compte sur la page du compte. Pendant sept jours, vous pouvez encore changer d’avis.",
      ],
    ],
  },
  privacy: {
    title: "Confidentialité",
    sections: [
      ["Qui gère ce serveur", "L’opérateur de {url}. Les auteurs du logiciel n’en reçoivent rien."],
      [
        "Ce qui est conservé",
        "Votre adresse e-mail ou votre numéro de téléphone, la version des conditions que vous avez acceptée, vos réglages, vos fichiers et ce qui en a été tiré, et vos sessions : type de navigateur, lieu et dernière utilisation. Le journal contient des adresses réseau.",
      ],
      [
        "Où vont ces données",
        "Vos fichiers sont traités sur ce serveur, sauf si l’opérateur a configuré des services de reconnaissance, de résumé ou de traduction : du son ou du texte leur est alors envoyé. Le courrier passe par le service de l’opérateur. La connexion par un autre fournisseur et la vérification par Turnstile font intervenir ces entreprises.",
      ],
      ["Dans votre navigateur", "Votre session, vos choix et le travail inachevé. Il n’y a pas de publicité."],
      [
        "Combien de temps",
        "Les fichiers jusqu’à leur suppression ; les sessions 90 jours au plus ; le journal tant que l’opérateur le garde.",
      ],
      [
        "Comment supprimer",
        "Supprimez les fichiers dans la bibliothèque. Sur la page du compte, vous pouvez télécharger une copie de vos données ou supprimer votre compte.",
      ],
    ],
  },
  note: "Ces textes sont fournis avec le logiciel. L’opérateur n’en a pas publié d’autres.",
}

/**
 * One build a language: in the Spanish one, `./messages.ts` means `./messages.es.ts` wherever that stands beside it, and
 * of texts that the server speaks too, joined by `bilingual`, each build keeps its own.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { Language } from '#engine/language/bilingual.ts'

const web = join(import.meta.dirname, '..', '..', 'web/')
const joined = /\bbilingual\((\w+), (\w+)\)/g

/** `code` with the texts of one language in place of those joined by `bilingual`. */
export const keepOne = (code: string, language: Language): string =>
  code.replaceAll(joined, language === 'es' ? '(() => $2)' : '(() => $1)')

/** The file that stands for a module of the web in a language: its neighbor `name.es.ts` where there is one, else itself. */
export function fileIn(file: string, language: Language): string {
  if (language === 'en' || !file.startsWith(web)) return file
  const neighbor = file.replace(/(?<!\.es)(\.tsx?)$/, `.${language}$1`)
  return existsSync(neighbor) ? neighbor : file
}

/** Builds in this language. */
export function builtIn(language: Language): Plugin {
  return {
    name: 'in-language',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (language === 'en' || !/\.tsx?$/.test(source)) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (found === null || found.external) return null
      const file = fileIn(found.id, language)
      // What the Spanish takes from its own English is English.
      return file === found.id || file === importer ? null : file
    },
    transform(code, file) {
      if (file.includes('/node_modules/') || !code.includes('bilingual(')) return null
      const kept = keepOne(code, language)
      return kept === code ? null : { code: kept, map: null }
    },
  }
}

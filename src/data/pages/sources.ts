import type { Project } from '../../content/project';
import type { Diagnostic } from '../../report/diagnostic';
import type { Apis } from '../source/apis';
import type { ApiPage } from './api-pages';
import type { SidebarTree } from './sidebar-trees';
import type { SitePage } from './site-page';

/** The sources of pages: APIs and documents, without documents at the address of another page. */
export interface Sources extends Omit<Apis, 'diagnostics'> {
  content: Project;
  /** Every page of each API and each earlier version, by slug. */
  apiPages: ReadonlyMap<string, readonly ApiPage[]>;
  /** Dates of last changes (ISO), by path from the project's root. */
  updated: ReadonlyMap<string, string>;
}

/** Sources, and all pages made from them. */
export interface Site extends Sources {
  pages: readonly SitePage[];
  sidebars: ReadonlyMap<string, SidebarTree>;
}

/** A site that was read from its files and checked. */
export interface SiteSource extends Site {
  /** Addresses of the content's pictures, in every size. */
  pictures: readonly string[];
  diagnostics: Diagnostic[];
  /** Files with an error that changes pages. Errors in file names and in links do not. */
  failed: ReadonlySet<string>;
  /** In development: files with an error, whose pages show the last good text. */
  held?: ReadonlySet<string>;
}

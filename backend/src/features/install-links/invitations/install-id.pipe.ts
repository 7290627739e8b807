import { Injectable, type PipeTransform } from '@nestjs/common';
import { installLinkProblems } from '../install-links.problems.js';

const INSTALL_ID = /^[A-Za-z0-9_-]{16,64}$/;

/** Lets only install ids through; anything else is answered like a link that does not exist. */
@Injectable()
export class InstallIdPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!INSTALL_ID.test(value)) throw installLinkProblems['install-link-not-found']();
    return value;
  }
}

import { Injectable, type PipeTransform } from '@nestjs/common';
import { EXPORT_FORMATS, type ExportFormat } from '../../../../libs/exporter/index.js';
import { commonProblems } from '../../../common/problems/common.problems.js';

/** Lets only the formats of exports through; anything else is answered like a page that does not exist. */
@Injectable()
export class ExportFormatPipe implements PipeTransform<string, ExportFormat> {
  transform(value: string): ExportFormat {
    const format = EXPORT_FORMATS.find((each) => each === value);
    if (!format) throw commonProblems['not-found']({ detail: 'There is no export in this format.' });
    return format;
  }
}

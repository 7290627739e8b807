import { Module } from '@nestjs/common';
import { ImageNormalizerService } from './image-normalizer.service.js';
import { PictureRenditionsService } from './picture-renditions.service.js';
import { PictureRewriterService } from './picture-rewriter.service.js';

/** Processing of uploaded pictures. */
@Module({
  providers: [ImageNormalizerService, PictureRewriterService, PictureRenditionsService],
  exports: [ImageNormalizerService, PictureRewriterService, PictureRenditionsService],
})
export class ImagesModule {}

import { Module } from '@nestjs/common';
import { ImageNormalizerService } from './image-normalizer.service.js';
import { PictureRewriterService } from './picture-rewriter.service.js';

/** Uploaded pictures. */
@Module({
  providers: [ImageNormalizerService, PictureRewriterService],
  exports: [ImageNormalizerService, PictureRewriterService],
})
export class ImagesModule {}

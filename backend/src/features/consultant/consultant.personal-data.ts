import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalDataRegistryService } from '../personal-data/personal-data-registry.service.js';
import { few, list, type PersonalDataSource } from '../personal-data/personal-data-source.js';

/** Personal data of this feature: clients, projects and files. */
@Injectable()
export class ConsultantPersonalData implements PersonalDataSource, OnModuleInit {
  readonly exported = [
    list('clients', 'clients', 'consultant_id', 'id, name, email, status, created_at, updated_at'),
    list('projects', 'projects', 'consultant_id', 'id, client_id, name, status, due_at, created_at, updated_at'),
    list(
      'earnings',
      'earnings',
      'consultant_id',
      'id, client_id, amount, currency, status, earned_at, reference, created_at, updated_at',
    ),
    list(
      'meetings',
      'meetings',
      'consultant_id',
      'id, client_id, title, status, scheduled_at, duration_minutes, created_at, updated_at',
    ),
    few('calendar_address', 'consultant_calendars', 'consultant_id', 'created_at'),
    few('branding', 'consultant_brandings', 'consultant_id', 'primary_color, accent_color, footer_line, updated_at'),
    few(
      'logo',
      'consultant_logos',
      'consultant_id',
      "media_type, width_px, height_px, encode(image, 'base64') AS image_base64, updated_at",
    ),
  ];

  constructor(private readonly registry: PersonalDataRegistryService) {}

  onModuleInit(): void {
    this.registry.register(this);
  }
}
